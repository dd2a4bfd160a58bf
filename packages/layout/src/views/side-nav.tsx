'use client';

import { useTranslate } from '@lectern/docs-config';
import { findActive, titleOf, type PageEntry } from '@lectern/nav';
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../href';
import { useShell } from '../shell';
import { useHydrated } from '../use-hydrated';
import { Flags } from './flags';

/** Id that the top bar's button opens on phones. */
export const SIDE_NAV_ID = 'side-nav';

/**
 * The tree of the area. Beside the page on wide screens; a popover on narrow ones, which opens
 * without JavaScript.
 */
export function SideNav() {
  const { nav, index, page } = useShell();
  const t = useTranslate();
  const ref = useRef<HTMLElement>(null);
  const active = findActive(index, page.path);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const trail = new Set(active.parents.map(({ pathname }) => pathname));
  const isOpen = (entry: PageEntry) =>
    toggled[entry.pathname] ?? (trail.has(entry.pathname) || isSmall(entry));

  useEffect(() => {
    const element = ref.current;
    if (element?.matches(':popover-open')) element.hidePopover();
    const current = element?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!element || !current) return;
    const outside =
      current.offsetTop < element.scrollTop ||
      current.offsetTop > element.scrollTop + element.clientHeight - 48;
    if (outside) element.scrollTop = current.offsetTop - element.clientHeight / 3;
  }, [page.path]);

  if (nav.length === 0) return null;
  return (
    <nav
      ref={ref}
      id={SIDE_NAV_ID}
      className="side-nav"
      aria-label={t('mainNavigation')}
      popover="auto"
    >
      <input
        type="search"
        className="side-nav-filter"
        aria-label={t('filterPages')}
        placeholder={t('filterPages')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {words.length > 0 ? (
        <Matches words={words} current={active.page?.pathname} />
      ) : (
        <Level
          entries={nav}
          isOpen={isOpen}
          onToggle={(entry) => setToggled({ ...toggled, [entry.pathname]: !isOpen(entry) })}
          current={active.page?.pathname}
        />
      )}
    </nav>
  );
}

/** The pages whose titles hold every word, in the order of the tree. */
function Matches({ words, current }: { words: readonly string[]; current: string | undefined }) {
  const { index } = useShell();
  const t = useTranslate();
  const found = index.order.flatMap((key) => {
    const entry = index.byPath[key];
    const title = entry && titleOf(entry).toLowerCase();
    if (!title || !words.every((word) => title.includes(word))) return [];
    const group = index.byPath[index.parents[key]?.at(-1) ?? ''];
    return [{ entry, from: group && titleOf(group) }];
  });
  return (
    <>
      <p className="side-nav-count" role="status">
        {t('searchResults', { count: found.length })}
      </p>
      <ul>
        {found.map(({ entry, from }) => (
          <Leaf key={entry.pathname} entry={entry} current={current} from={from} />
        ))}
      </ul>
    </>
  );
}

/** Groups of a few pages are always shown: closing them would save no room. */
function isSmall(entry: PageEntry): boolean {
  return (entry.children ?? []).length <= 12;
}

interface LevelProps {
  readonly entries: readonly PageEntry[];
  readonly isOpen: (entry: PageEntry) => boolean;
  readonly onToggle: (entry: PageEntry) => void;
  readonly current: string | undefined;
}

function Level({ entries, ...rest }: LevelProps) {
  return (
    <ul>
      {entries.map((entry) =>
        entry.children ? (
          <Group key={entry.pathname} entry={entry} {...rest} />
        ) : (
          <Leaf key={entry.pathname} entry={entry} current={rest.current} />
        ),
      )}
    </ul>
  );
}

function Group({ entry, ...rest }: Omit<LevelProps, 'entries'> & { entry: PageEntry }) {
  const { page, Link } = useShell();
  const hydrated = useHydrated();
  const children = entry.children ?? [];
  const open = rest.isOpen(entry);
  const title = titleOf(entry);
  if (entry.subheader) {
    return (
      <li className="side-nav-section">
        <span className="side-nav-subheader">{title}</span>
        <Level entries={children} {...rest} />
      </li>
    );
  }
  return (
    <li className="side-nav-group">
      {hydrated || open ? (
        <button type="button" aria-expanded={open} onClick={() => rest.onToggle(entry)}>
          <span>{title}</span>
          <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M3 4.5 6 7.5l3-3" />
          </svg>
        </button>
      ) : (
        <Link className="side-nav-closed" href={hrefOf(firstLeaf(entry).pathname, page.language)}>
          <span>{title}</span>
          <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M3 4.5 6 7.5l3-3" />
          </svg>
        </Link>
      )}
      {open && <Level entries={children} {...rest} />}
    </li>
  );
}

interface LeafProps {
  readonly entry: PageEntry;
  readonly current: string | undefined;
  /** Its group, where the tree does not show it. */
  readonly from?: string | undefined;
}

function Leaf({ entry, current, from }: LeafProps) {
  const { page, Link } = useShell();
  return (
    <li>
      <Link
        href={hrefOf(entry.pathname, page.language)}
        aria-current={entry.pathname === current ? 'page' : undefined}
        {...entry.linkProps}
      >
        <span>{titleOf(entry)}</span>
        {from && <span className="side-nav-from">{from}</span>}
        <Flags entry={entry} />
      </Link>
    </li>
  );
}

function firstLeaf(entry: PageEntry): PageEntry {
  const first = entry.children?.[0];
  return first ? firstLeaf(first) : entry;
}

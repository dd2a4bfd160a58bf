'use client';

import { useTranslate } from '@lectern/docs-config';
import {
  activeAfter,
  addRecentSearch,
  groupByArea,
  parseRecentSearches,
  type SearchEntry,
} from '@lectern/search';
import { browserStorage, tolerantStorage } from '@lectern/theme-state';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { hrefOf, localizedHref } from '../href';
import { leaveMarks } from '../search-marks';
import { useShell } from '../shell';
import { searchStrings } from '../search-strings';
import { useStrings } from '../use-strings';
import { useSiteSearch } from '../use-site-search';
import { Failure } from './failure';
import { SearchOptions, type OptionGroup, type SearchOption } from './search-options';

const RECENT_KEY = 'lectern-recent-searches';
const storage = tolerantStorage(browserStorage);

export interface SearchDialogProps {
  readonly onClose: () => void;
  /** What the field holds when it opens. */
  readonly query?: string;
}

/** The search over the page: a field, recent searches, results by product. */
export function SearchDialog({ onClose, query: first = '' }: SearchDialogProps) {
  const { site, area, page, navigate } = useShell();
  const t = useTranslate();
  const ts = useStrings(searchStrings);
  const { search, state } = useSiteSearch();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [written, setWritten] = useState(first);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(() => parseRecentSearches(storage.get(RECENT_KEY)));
  // Letters come first: a slow device shows what is typed before what is found.
  const typed = written.trim();
  const query = useDeferredValue(typed);

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  useEffect(() => search.readTexts(query, area.id), [search, state, query, area.id]);

  const results = useMemo(
    () => (state.loaded === 'none' ? [] : search.find(query, area.id)),
    [search, state, query, area.id],
  );
  const none = query !== '' && !state.failed && results.length === 0;
  const nothing = none && !state.pending;

  const keep = (searches: readonly string[]) => {
    setRecent(searches);
    storage.set(RECENT_KEY, JSON.stringify(searches));
  };
  const type = (text: string) => {
    setWritten(text);
    setActive(-1);
  };
  const leave = (href: string) => {
    keep(addRecentSearch(recent, typed));
    leaveMarks({ path: href.replace(/#.*/, ''), query: typed });
    dialog.current?.close();
  };
  const optionOf = ({ kind, title, href, page: context }: SearchEntry): SearchOption => ({
    key: `${kind} ${href}`,
    icon: kind,
    title,
    context,
    href: localizedHref(href, page.language),
    choose: () => leave(href),
  });

  const products: OptionGroup = {
    id: 'products',
    title: t('products'),
    options: site.areas
      .filter(({ start }) => start !== undefined)
      .map(({ id, name, start = '/' }) => ({
        key: id,
        icon: 'product',
        title: name,
        href: hrefOf(start, page.language),
        choose: () => dialog.current?.close(),
      })),
  };
  const recents: OptionGroup = {
    id: 'recent',
    title: t('searchRecent'),
    options: recent.map((text) => ({
      key: text,
      icon: 'recent',
      title: text,
      choose: () => type(text),
    })),
  };
  const found = groupByArea(results).map((group): OptionGroup => ({
    id: group.area,
    title: site.areas.find((other) => other.id === group.area)?.name ?? group.area,
    options: group.results.map(optionOf),
  }));
  const blank = query === '';
  const groups = (blank ? [recents, products] : nothing ? [products] : found).filter(
    ({ options }) => options.length > 0,
  );
  const options = groups.flatMap((group) => group.options);
  // Without a choice Enter takes the first result; a blank field has none.
  const entered = active < 0 && results.length > 0 ? 0 : active;

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a word of an input method are not for the list.
    if (event.nativeEvent.isComposing) return;
    const next = activeAfter(active, options.length, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      // Who types fast presses it before the list has followed.
      const chosen =
        typed === query ? options[entered] : search.find(typed, area.id, 1).map(optionOf)[0];
      if (!chosen) return;
      event.preventDefault();
      chosen.choose();
      if (chosen.href !== undefined) navigate(chosen.href);
    }
  };

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('search')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) dialog.current?.close();
      }}
    >
      <div className="search-panel">
        <div className="search-head">
          <input
            type="search"
            className="search-field"
            role="combobox"
            aria-label={t('search')}
            aria-expanded={options.length > 0}
            aria-controls={`${id}-options`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={t('searchPlaceholder')}
            value={written}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="search-close"
            aria-label={ts('close')}
            onClick={() => dialog.current?.close()}
          >
            <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
        <p className="search-status" role="status">
          {none && state.pending && ts('loading')}
          {nothing && t('searchEmpty', { values: { query } })}
          {!blank && results.length > 0 && t('searchResults', { count: results.length })}
        </p>
        {nothing && <p className="search-hint">{ts('emptyHint')}</p>}
        {state.failed && (
          <Failure className="search-message" onRetry={() => search.open(area.id)}>
            {t('searchFailed')}
          </Failure>
        )}
        <SearchOptions id={id} groups={groups} active={active} entered={entered} query={query} />
        {blank && recent.length > 0 && (
          <button type="button" className="search-forget" onClick={() => keep([])}>
            {t('searchForget')}
          </button>
        )}
        <p className="search-keys" aria-hidden="true">
          <span>
            <Key sign="M10 16V4m-4 4 4-4 4 4" /> <Key sign="M10 4v12m-4-4 4 4 4-4" />{' '}
            {ts('keyMove')}
          </span>
          <span>
            <Key sign="M16 5v6H4m4-4-4 4 4 4" /> {ts('keyOpen')}
          </span>
          <span>
            <kbd>Esc</kbd> {ts('close')}
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** A key with a sign that text fonts lack. */
function Key({ sign }: { sign: string }) {
  return (
    <kbd>
      <svg className="search-icon" viewBox="0 0 20 20">
        <path d={sign} />
      </svg>
    </kbd>
  );
}

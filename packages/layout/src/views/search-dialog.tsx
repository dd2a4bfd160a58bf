'use client';

import { useTranslate } from '@lectern/docs-config';
import { activeAfter, addRecentSearch, groupByArea, parseRecentSearches } from '@lectern/search';
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
import { useSearchStrings } from '../use-search-strings';
import { useSiteSearch } from '../use-site-search';
import { SearchOptions, type OptionGroup } from './search-options';

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
  const ts = useSearchStrings();
  const { search, state } = useSiteSearch();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [written, setWritten] = useState(first);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(() => parseRecentSearches(storage.get(RECENT_KEY)));
  // Letters come first: a slow device shows what is typed before what is found.
  const query = useDeferredValue(written.trim());

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  useEffect(() => search.readTexts(query, area.id), [search, state, query, area.id]);

  const results = useMemo(
    () => (state.loaded === 'none' ? [] : search.find(query, area.id)),
    [search, state, query, area.id],
  );
  const nothing = query !== '' && state.loaded === 'all' && results.length === 0;

  const keep = (searches: readonly string[]) => {
    setRecent(searches);
    storage.set(RECENT_KEY, JSON.stringify(searches));
  };
  const type = (text: string) => {
    setWritten(text);
    setActive(-1);
  };
  const leave = (href: string) => {
    keep(addRecentSearch(recent, query));
    leaveMarks({ path: href.replace(/#.*/, ''), query });
    dialog.current?.close();
  };

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
    options: group.results.map(({ kind, title, href, page: context }) => ({
      key: `${kind} ${href}`,
      icon: kind,
      title,
      context,
      href: localizedHref(href, page.language),
      choose: () => leave(href),
    })),
  }));
  const blank = query === '';
  const groups = (blank ? [recents, products] : nothing ? [products] : found).filter(
    ({ options }) => options.length > 0,
  );
  const options = groups.flatMap((group) => group.options);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a word of an input method are not for the list.
    if (event.nativeEvent.isComposing) return;
    const next = activeAfter(active, options.length, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      // Without a choice, the first result; a blank field has no first one.
      const chosen = options[active] ?? (blank || nothing ? undefined : options[0]);
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
            <kbd aria-hidden="true">Esc</kbd>
          </button>
        </div>
        <p className="search-status" role="status">
          {nothing && t('searchEmpty', { values: { query } })}
          {!blank && results.length > 0 && t('searchResults', { count: results.length })}
        </p>
        {nothing && <p className="search-hint">{ts('emptyHint')}</p>}
        {state.failed && (
          <p className="search-message" role="alert">
            {t('searchFailed')}{' '}
            <button type="button" onClick={() => search.open(area.id)}>
              {t('retry')}
            </button>
          </p>
        )}
        <SearchOptions id={id} groups={groups} active={active} query={blank ? '' : query} />
        {blank && recent.length > 0 && (
          <button type="button" className="search-forget" onClick={() => keep([])}>
            {t('searchForget')}
          </button>
        )}
        <p className="search-keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {ts('keyMove')}
          </span>
          <span>
            <kbd>↵</kbd> {ts('keyOpen')}
          </span>
        </p>
      </div>
    </dialog>
  );
}

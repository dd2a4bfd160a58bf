'use client';

import { useTranslate } from '@lectern/docs-config';
import {
  activeAfter,
  addRecentSearch,
  groupByArea,
  matchParts,
  parseRecentSearches,
  searchPages,
  type IndexedPage,
  type SearchKind,
  type SearchResult,
} from '@lectern/search';
import { browserStorage, tolerantStorage } from '@lectern/theme-state';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { localizedHref } from '../href';
import { useShell } from '../shell';

const RECENT_KEY = 'lectern-recent-searches';
const storage = tolerantStorage(browserStorage);

const indexes = new Map<string, Promise<readonly IndexedPage[]>>();

/** The index of a language, fetched once; a failure is not kept. */
function loadIndex(language: string): Promise<readonly IndexedPage[]> {
  const known = indexes.get(language);
  if (known) return known;
  const index = fetch(`/search/${language}.json`).then((response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
    return response.json() as Promise<readonly IndexedPage[]>;
  });
  index.catch(() => indexes.delete(language));
  indexes.set(language, index);
  return index;
}

/** The search over the page: a field, recent searches, results by product. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { site, area, page, navigate, Link } = useShell();
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [index, setIndex] = useState<readonly IndexedPage[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(() => parseRecentSearches(storage.get(RECENT_KEY)));

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);

  useEffect(() => {
    let ended = false;
    loadIndex(page.language).then(
      (loaded) => !ended && setIndex(loaded),
      () => !ended && setFailed(true),
    );
    return () => {
      ended = true;
    };
  }, [page.language, attempt]);

  const groups = useMemo(
    () => groupByArea(index ? searchPages(index, { query, area: area.id }) : []),
    [index, query, area.id],
  );
  const results = groups.flatMap((group) => group.results);
  const blank = query.trim() === '';

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const kindNames: Record<SearchKind, string> = {
    page: t('searchPage'),
    prop: t('prop'),
    heading: t('searchHeading'),
    demo: t('searchDemo'),
  };
  const keep = (searches: readonly string[]) => {
    setRecent(searches);
    storage.set(RECENT_KEY, JSON.stringify(searches));
  };
  const leave = () => {
    keep(addRecentSearch(recent, query));
    dialog.current?.close();
  };
  const type = (text: string) => {
    setQuery(text);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a word of an input method are not for the list.
    if (event.nativeEvent.isComposing) return;
    const next = activeAfter(active, results.length, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      const chosen = results[Math.max(active, 0)];
      if (!chosen) return;
      event.preventDefault();
      leave();
      navigate(localizedHref(chosen.href, page.language));
    }
  };

  const placeOf = (result: SearchResult) => results.indexOf(result);
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
        <input
          type="search"
          className="search-field"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('searchPlaceholder')}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p className="search-status" role="status">
          {!blank && index && results.length === 0 && t('searchEmpty', { values: { query } })}
          {results.length > 0 && t('searchResults', { count: results.length })}
        </p>
        {failed && (
          <p className="search-message" role="alert">
            {t('searchFailed')}{' '}
            <button
              type="button"
              onClick={() => {
                setFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </button>
          </p>
        )}
        {blank && recent.length > 0 && (
          <section className="search-recent" aria-labelledby={`${id}-recent`}>
            <h2 id={`${id}-recent`}>{t('searchRecent')}</h2>
            <ul>
              {recent.map((text) => (
                <li key={text}>
                  <button type="button" onClick={() => type(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className="search-forget" onClick={() => keep([])}>
              {t('searchForget')}
            </button>
          </section>
        )}
        <div
          ref={list}
          id={`${id}-results`}
          className="search-results"
          role="listbox"
          aria-label={t('search')}
        >
          {groups.map((group) => (
            <div key={group.area} role="group" aria-labelledby={`${id}-${group.area}`}>
              <p id={`${id}-${group.area}`} className="search-area" role="presentation">
                {site.areas.find((other) => other.id === group.area)?.name ?? group.area}
              </p>
              {group.results.map((result) => (
                <Link
                  key={result.href + result.kind}
                  id={`${id}-${placeOf(result)}`}
                  className="search-result"
                  role="option"
                  tabIndex={-1}
                  aria-selected={placeOf(result) === active}
                  href={localizedHref(result.href, page.language)}
                  onClick={leave}
                >
                  <span className="search-kind">{kindNames[result.kind]}</span>
                  <span className="search-title">
                    {matchParts(result.title, query).map((part, at) =>
                      part.match ? <mark key={at}>{part.text}</mark> : part.text,
                    )}
                  </span>
                  {result.page && <span className="search-page">{result.page}</span>}
                </Link>
              ))}
            </div>
          ))}
        </div>
      </div>
    </dialog>
  );
}

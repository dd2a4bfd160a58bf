'use client';

import { useTranslate } from '@lectern/docs-config';
import { useState } from 'react';
import { localizedHref } from '../href';
import { pathWords } from '../path-words';
import { useShell } from '../shell';
import { searchStrings } from '../search-strings';
import { useStrings } from '../use-strings';
import { useSiteSearch } from '../use-site-search';
import { SearchDialog } from './search-dialog';

const MOST = 5;

/** Pages whose titles are like the address that leads nowhere, and the search with its words. */
export function NotFoundSearch({ pathname }: { pathname: string }) {
  const { site, page, Link } = useShell();
  const t = useTranslate();
  const ts = useStrings(searchStrings);
  const { search, state } = useSiteSearch();
  const [open, setOpen] = useState(false);
  const query = pathWords(pathname);
  const path = pathname.replace(/^\/[a-z]{2}(?=\/)/, '');
  const area = site.areas.filter(({ prefix }) => path.startsWith(prefix)).at(-1)?.id ?? '';
  const pages =
    state.loaded !== 'none' && !state.pending
      ? search.find(query, area).filter(({ kind }) => kind === 'page' || kind === 'api')
      : [];
  return (
    <>
      {pages.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">{ts('nearest')}</h2>
          <ul>
            {pages.slice(0, MOST).map(({ title, href, area: id }) => (
              <li key={href}>
                <Link href={localizedHref(href, page.language)}>{title}</Link>{' '}
                <span className="not-found-area">
                  {site.areas.find((other) => other.id === id)?.name}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button type="button" className="not-found-search" onClick={() => setOpen(true)}>
        {query === '' ? t('search') : ts('searchFor', { values: { query } })}
      </button>
      {open && <SearchDialog query={query} onClose={() => setOpen(false)} />}
    </>
  );
}

'use client';

import { createSiteSearch, type SearchState, type SiteSearch } from '@lectern/search';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useShell } from './shell';

const searches = new Map<string, SiteSearch>();

/** The search of a language: what it has fetched stays for the life of the document. */
function siteSearch(language: string, areas: readonly string[]): SiteSearch {
  const known = searches.get(language);
  if (known) return known;
  const search = createSiteSearch({
    areas,
    load: async (name) => {
      const response = await fetch(`/search/${language}/${name}`);
      if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
      return response.json();
    },
  });
  searches.set(language, search);
  return search;
}

/** The search in the page's language, opened for its area; it tells when more of it is there. */
export function useSiteSearch(): { readonly search: SiteSearch; readonly state: SearchState } {
  const { site, area, page } = useShell();
  const search = useMemo(
    () =>
      siteSearch(
        page.language,
        site.areas.map(({ id }) => id),
      ),
    [site, page.language],
  );
  const state = useSyncExternalStore(search.subscribe, search.getState, search.getState);
  useEffect(() => search.open(area.id), [search, area.id]);
  return { search, state };
}

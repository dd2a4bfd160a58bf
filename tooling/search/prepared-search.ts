/** The search over what `lectern-site prepare` wrote, as the dialog has it. */
import { createSiteSearch, groupByArea, type SiteSearch } from '@lectern/search';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { site } from '../../apps/site.config';

/** Where the files of the search are. */
export const searchDirectory = path.join(root, 'apps/docs/public/search');

/** Opens the search of a language. */
export async function openPreparedSearch(language: string): Promise<SiteSearch> {
  const search = createSiteSearch({
    areas: site.areas.map(({ id }) => id),
    load: async (name) =>
      JSON.parse(readFileSync(path.join(searchDirectory, language, name), 'utf8')) as unknown,
  });
  search.open('docs');
  await until(search, () => search.getState().loaded === 'all');
  return search;
}

/** What the dialog shows for a query once the words of texts are there, from the top. */
export async function answer(search: SiteSearch, query: string, area: string): Promise<string[]> {
  search.find(query, area);
  search.readTexts(query, area);
  // Files are read at once, so all lists are there after the promises that are open now.
  await new Promise((resolve) => setImmediate(resolve));
  const groups = groupByArea(search.find(query, area));
  return groups.flatMap(({ results }) => results.map(({ href }) => href));
}

function until(search: SiteSearch, isTrue: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isTrue()) resolve();
      else if (search.getState().failed) {
        reject(new Error(`${searchDirectory} has no index. Run "pnpm prepare-pages".`));
      }
    };
    search.subscribe(look);
    look();
  });
}

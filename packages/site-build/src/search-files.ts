import { indexPage, packIndex, wordLists, type IndexedPage, type Synonyms } from '@lectern/search';
import { isListed, type PageProps } from '@lectern/page-model';
import { createHash } from 'node:crypto';

/** Areas with their pages in every language. */
type SearchedAreas = readonly { readonly id: string; readonly pages: readonly PageProps[] }[];

/**
 * What the search fetches, by path below `/search/`: of each language an index for every area, such
 * as `ar/x.json`, and lists of the words that stand in texts, such as `ar/0c1d2e3f/17.json`.
 */
export function searchFiles(areas: SearchedAreas, synonyms: Synonyms): Map<string, string> {
  const files = new Map<string, string>();
  const languages = new Set(areas.flatMap(({ pages }) => pages.map(({ language }) => language)));
  for (const language of languages) {
    const indexed = areas.map(({ id, pages }): [string, readonly IndexedPage[]] => [
      id,
      pages
        .filter((page) => page.language === language && isListed(page))
        .map((page) => indexPage(page, id)),
    ]);
    const lists = wordLists(indexed.flatMap(([, pages]) => pages)).map((list) =>
      JSON.stringify(list),
    );
    // Lists number the entries of the indexes, so only lists and indexes of one build go together.
    const hash = createHash('sha256').update(JSON.stringify(indexed));
    const build = hash.digest('hex').slice(0, 8);
    for (const [id, pages] of indexed) {
      files.set(`${language}/${id}.json`, JSON.stringify(packIndex(pages, synonyms, build)));
    }
    lists.forEach((list, number) => files.set(`${language}/${build}/${number}.json`, list));
  }
  return files;
}

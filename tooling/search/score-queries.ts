/** How well the search answers what people type; `apps/search-queries.json` has the answers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Queries of one sort; each right answer is a page, or a page with an anchor, parted by spaces. */
export interface QueryGroup {
  readonly about: string;
  /** Area that the reader is in. */
  readonly area: string;
  readonly right: Readonly<Record<string, string>>;
}

/** A query whose right answer does not come first. */
export interface Miss {
  readonly query: string;
  readonly area: string;
  /** Where the right answer comes, from 1; none where it does not come. */
  readonly place?: number;
  readonly found: readonly string[];
}

export interface Score {
  readonly count: number;
  readonly first: number;
  readonly firstThree: number;
  readonly misses: readonly Miss[];
}

/** Asks every query and counts where its right answer comes. */
export function scoreQueries(
  groups: readonly QueryGroup[],
  find: (query: string, area: string) => readonly string[],
): Score {
  const misses: Miss[] = [];
  let count = 0;
  for (const { area, right } of groups) {
    for (const [query, answers] of Object.entries(right)) {
      count += 1;
      const known = new Set(answers.split(' '));
      const found = find(query, area);
      // An answer without an anchor takes any part of its page.
      const at = found.findIndex((href) => known.has(href) || known.has(href.replace(/#.*/, '')));
      if (at === 0) continue;
      misses.push({ query, area, found: found.slice(0, 3), ...(at > 0 && { place: at + 1 }) });
    }
  }
  const late = misses.filter(({ place }) => place === undefined || place > 3);
  return { count, first: count - misses.length, firstThree: count - late.length, misses };
}

/** The queries that the site is held to. */
export function readQueries(): readonly QueryGroup[] {
  return JSON.parse(
    readFileSync(path.join(root, 'apps/search-queries.json'), 'utf8'),
  ) as readonly QueryGroup[];
}

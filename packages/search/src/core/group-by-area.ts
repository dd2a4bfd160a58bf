import type { SearchEntry } from './packed-index';

/** Results of one area. */
export interface ResultGroup {
  readonly area: string;
  readonly results: readonly SearchEntry[];
}

/** Groups results by area, in the order of the best one of each. */
export function groupByArea(results: readonly SearchEntry[]): ResultGroup[] {
  const groups = new Map<string, SearchEntry[]>();
  for (const result of results) {
    groups.set(result.area, [...(groups.get(result.area) ?? []), result]);
  }
  return [...groups].map(([area, list]) => ({ area, results: list }));
}

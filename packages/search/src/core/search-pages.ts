import type { IndexedPage, IndexedPart } from './index-page';
import { normalize, wordsOf } from './normalize';

export type SearchKind = 'page' | 'prop' | 'heading' | 'demo';

/** Something that was found. */
export interface SearchResult {
  readonly kind: SearchKind;
  readonly title: string;
  /** Path with anchor, without language prefix. */
  readonly href: string;
  readonly area: string;
  /** Title of the page that a part stands on. */
  readonly page?: string;
}

export interface SearchOptions {
  readonly query: string;
  /** Area whose results come first among equals. */
  readonly area: string;
  /** Most results there are; 30 by default. */
  readonly limit?: number;
}

const KIND_POINTS: Record<SearchKind, number> = { page: 30, prop: 20, heading: 15, demo: 10 };
const OWN_AREA_POINTS = 25;

/**
 * Finds pages and their parts. Every word must be found: all in the title, or some in the title of a
 * part and the others in that of its page, as in `button variant`. An exact title comes before one
 * that begins with the words, then one whose words begin with them, then any that holds them.
 */
export function searchPages(
  index: readonly IndexedPage[],
  { query, area, limit = 30 }: SearchOptions,
): SearchResult[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found: { points: number; result: SearchResult }[] = [];
  for (const page of index) {
    const own = page.area === area ? OWN_AREA_POINTS : 0;
    const add = (kind: SearchKind, parts: readonly IndexedPart[], context?: string) => {
      for (const [anchor, title] of parts) {
        const strength = strengthOf(title, context ?? '', words);
        if (strength === 0) continue;
        found.push({
          points: strength * 100 + KIND_POINTS[kind] + own,
          result: {
            kind,
            title,
            href: anchor ? `${page.path}#${anchor}` : page.path,
            area: page.area,
            ...(context !== undefined && { page: context }),
          },
        });
      }
    };
    add('page', [['', page.title]]);
    add('prop', page.props ?? [], page.title);
    add('heading', page.headings ?? [], page.title);
    add('demo', page.demos ?? [], page.title);
  }
  return found
    .sort((a, b) => b.points - a.points)
    .slice(0, limit)
    .map(({ result }) => result);
}

/** 4 for the exact title, 3 for its beginning, 2 for beginnings of words, 1 for any place, 0 for none. */
function strengthOf(title: string, context: string, words: readonly string[]): number {
  const text = normalize(title);
  const own = words.filter((word) => text.includes(word));
  if (own.length === 0) return 0;
  const around = normalize(context);
  if (!words.every((word) => own.includes(word) || around.includes(word))) return 0;
  const phrase = own.join(' ');
  if (text === phrase) return 4;
  if (text.startsWith(phrase)) return 3;
  const starts = wordStarts(title);
  return own.every((word) => starts.some((start) => start.startsWith(word))) ? 2 : 1;
}

/** The title from each of its words on, camel case divided: `fullWidth` from `width` too. */
function wordStarts(title: string): string[] {
  const divided = title.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return divided.split(/[^\p{L}\p{N}]+/u).map(normalize);
}

/** Results of one area. */
export interface ResultGroup {
  readonly area: string;
  readonly results: readonly SearchResult[];
}

/** Groups results by area, in the order of the best one of each. */
export function groupByArea(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    groups.set(result.area, [...(groups.get(result.area) ?? []), result]);
  }
  return [...groups].map(([area, list]) => ({ area, results: list }));
}

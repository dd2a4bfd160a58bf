import { tokensOf } from './tokens';

/** A title with what is compared; many entries share one. */
export interface Title {
  readonly words: readonly string[];
  /** All words without spaces, and the same from each word on. */
  readonly starts: readonly string[];
  /** How many letters from the first one on each word ends. */
  readonly ends: ReadonlySet<number>;
}

/** Words that say nothing, in a title as in a query. */
const EMPTY = new Set('a an and at for from in is of on or prop the to with'.split(' '));

/** What is left of words without those that say nothing; all of them where nothing would be left. */
export function sayingWords(words: readonly string[]): readonly string[] {
  const saying = words.filter((word) => !EMPTY.has(word));
  return saying.length > 0 ? saying : words;
}

/** Prepares a title to be compared. */
export function readTitle(text: string): Title {
  const words = sayingWords(tokensOf(text));
  let length = 0;
  return {
    words,
    starts: words.map((_word, at) => words.slice(at).join('')),
    ends: new Set(words.map((word) => (length += word.length))),
  };
}

/** What a word is worth by where it stands in a title. */
export const STANDS = { word: 1, beginning: 0.7, inside: 0.4 };

/** What a word of a query is worth in a title; 0 where it is not in it. */
export function worthInTitle(word: string, { starts, ends }: Title): number {
  const all = starts[0] ?? '';
  // Most titles have nothing of a word, so that is asked first.
  if (!all.includes(word.length > 3 ? word.slice(0, -1) : word)) return 0;
  let best = 0;
  for (const start of starts) {
    if (!start.startsWith(word)) continue;
    if (ends.has(all.length - start.length + word.length)) return STANDS.word;
    best = STANDS.beginning;
  }
  if (best > 0) return best;
  // One thing or many of it.
  if (word.length > 3 && word.endsWith('s')) {
    return worthInTitle(word.slice(0, -1), { words: [], starts, ends }) * 0.95;
  }
  return word.length > 2 && all.includes(word) ? STANDS.inside : 0;
}

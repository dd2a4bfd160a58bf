import { editDistance } from './edit-distance';
import { tokensOf } from './tokens';

/** One way to understand a query. */
export interface Reading {
  readonly words: readonly string[];
  /** Share of the points that its results keep. */
  readonly weight: number;
}

/** A word of other libraries, and what the thing is called here, as tokens. */
export interface SynonymWords {
  readonly from: readonly string[];
  readonly to: readonly (readonly string[])[];
}

const SYNONYM_WEIGHT = 0.95;
const CORRECTION_WEIGHT = 0.85;

/** More readings than these cost time and add nothing. */
const MOST_READINGS = 8;

/** From this length on, the beginning of a synonym stands for it. */
const SHORTEST_BEGINNING = 4;

/**
 * The ways to understand a query: as it stands, with the names that things have here, and with
 * mistyped words put right.
 *
 * @param query as it was typed
 * @param synonyms of the site
 * @param vocabulary how often each word stands in a title
 */
export function interpretQuery(
  query: string,
  synonyms: readonly SynonymWords[],
  vocabulary: ReadonlyMap<string, number>,
): Reading[] {
  const words = tokensOf(query);
  if (words.length === 0) return [];
  const readings: Reading[] = [{ words, weight: 1 }];
  const add = (reading: Reading) => {
    const known = readings.some((other) => other.words.join(' ') === reading.words.join(' '));
    if (!known && readings.length < MOST_READINGS) readings.push(reading);
  };
  for (const { from, to } of synonyms) {
    const at = placeOf(from, words);
    if (at === undefined) continue;
    for (const name of to) {
      const replaced = [...words.slice(0, at), ...name, ...words.slice(at + from.length)];
      add({ words: replaced, weight: SYNONYM_WEIGHT });
    }
  }
  words.forEach((word, at) => {
    for (const meant of corrections(word, vocabulary)) {
      add({
        words: [...words.slice(0, at), meant, ...words.slice(at + 1)],
        weight: CORRECTION_WEIGHT,
      });
    }
  });
  return readings;
}

/** Where a synonym stands in a query; its last word may be half written at the query's end. */
function placeOf(from: readonly string[], words: readonly string[]): number | undefined {
  for (let at = 0; at + from.length <= words.length; at += 1) {
    const stands = from.every((word, offset) => {
      const written = words[at + offset] ?? '';
      const last = offset === from.length - 1 && at + from.length === words.length;
      const beginning = last && written.length >= SHORTEST_BEGINNING && word.startsWith(written);
      return word === written || beginning;
    });
    if (stands) return at;
  }
  // "navbar" is also written "nav bar", and the other way round.
  return from.length !== words.length && from.join('') === words.join('') ? 0 : undefined;
}

/** The words of titles that are nearest to one that no title has. */
function corrections(word: string, vocabulary: ReadonlyMap<string, number>): string[] {
  const limit = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  if (limit === 0) return [];
  let nearest = limit + 1;
  let found: string[] = [];
  for (const known of vocabulary.keys()) {
    if (known.startsWith(word)) return [];
    // Few people mistype the first letter, and most words that differ in it mean something else.
    if (known[0] !== word[0]) continue;
    const distance = editDistance(word, known, limit);
    if (distance < nearest) [nearest, found] = [distance, [known]];
    else if (distance === nearest && distance <= limit) found.push(known);
  }
  const timesOf = (known: string) => vocabulary.get(known) ?? 0;
  return found.sort((a, b) => timesOf(b) - timesOf(a)).slice(0, 2);
}

import { interpretQuery, type SynonymWords } from './interpret-query';
import type { SearchKind } from './index-page';
import type { SearchEntry, Synonyms } from './packed-index';
import { readTitle, sayingWords, worthInTitle, type Title } from './title';
import { tokensOf } from './tokens';

/** An entry with the places of its titles among those of the index. */
interface PreparedEntry {
  readonly entry: SearchEntry;
  readonly title: number;
  /** What stands around it: its page, or its path, and its area. */
  readonly around: number;
  /** Words of its page's title; none for a page. */
  readonly page: readonly string[];
}

/** An index that is ready to be asked. */
export interface SearchIndex {
  readonly entries: readonly PreparedEntry[];
  readonly titles: readonly Title[];
  /** How often each word stands in a title. */
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly synonyms: readonly SynonymWords[];
}

export interface SearchOptions {
  readonly query: string;
  /** Area whose results come first among equals. */
  readonly area: string;
  /** Most results there are; 30 by default. */
  readonly limit?: number;
  /** Numbers of the entries whose text has a word, for words whose list is there. */
  readonly inText?: (word: string) => ReadonlySet<number> | undefined;
}

/** An exact title, by what it is the title of. */
const EXACT: Record<SearchKind, number> = {
  page: 106,
  api: 104,
  function: 94,
  prop: 93,
  heading: 87,
  demo: 86,
};

/** Among equals, a page comes before its parts. */
const KIND: Record<SearchKind, number> = {
  page: 6,
  api: 4,
  function: 4,
  prop: 3,
  heading: 2,
  demo: 1,
};

const OWN_AREA = 15;

/** What a word is worth that is not in the title itself. */
const OUTSIDE = {
  /** In the title of a page that the query names in full. */
  namedPage: 0.85,
  /** Share of what it is worth in the title around. */
  around: 0.5,
  text: 0.2,
};

/** Each word that is found nowhere costs as much. */
const MISSING = 12;

/** What texts alone reach, or little more. */
const WEAK = 45;

/** Words that people type around what they look for; they need not be found. */
const FILLERS = new Set(
  'api component components demo docs example examples how i mui props react tutorial use using'.split(
    ' ',
  ),
);

/** Prepares entries once for many queries. Their places are the numbers that word lists name. */
export function prepareIndex(entries: readonly SearchEntry[], synonyms: Synonyms): SearchIndex {
  const titles: Title[] = [];
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, titles.length);
    return titles.push(readTitle(text)) - 1;
  };
  const vocabulary = new Map<string, number>();
  const prepared = entries.map((entry): PreparedEntry => {
    const { kind, page, area, href } = entry;
    const title = placeOf(kind === 'api' ? componentOf(entry.title) : entry.title);
    for (const word of titles[title]?.words ?? []) {
      vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
    }
    const pagePlace = page === undefined ? undefined : placeOf(componentOf(page));
    return {
      entry,
      title,
      around: placeOf(`${page ?? href} ${area}`),
      page: pagePlace === undefined ? [] : (titles[pagePlace]?.words ?? []),
    };
  });
  const wordsOfSynonyms = Object.entries(synonyms).map(([from, names]) => ({
    from: tokensOf(from),
    to: names.map(tokensOf),
  }));
  return { entries: prepared, titles, vocabulary, synonyms: wordsOfSynonyms };
}

/** A page of the reference is found by its component's name as well as the page about it. */
function componentOf(title: string): string {
  return title.replace(/ API$/, '');
}

/**
 * Finds pages and their parts. Every word must be found: in the title, around it, or in the text. An
 * exact title comes before one that begins with the words, then one that has them. Where next to
 * nothing has all of the words, what has half of them follows.
 */
export function searchIndex(index: SearchIndex, options: SearchOptions): SearchEntry[] {
  const { query, area, limit = 30, inText = () => undefined } = options;
  const words = new Map<string, QueryWord>();
  const wordOf = (text: string): QueryWord => {
    const known = words.get(text);
    if (known) return known;
    const worth = Float32Array.from(index.titles, (title) => worthInTitle(text, title));
    const word = { text, worth, listed: inText(text) };
    words.set(text, word);
    return word;
  };
  const readings = interpretQuery(query, index.synonyms, index.vocabulary).map((reading) => ({
    weight: reading.weight,
    words: sayingWords(reading.words).map(wordOf),
    joined: sayingWords(reading.words).join(''),
  }));
  const find = (complete: boolean) => {
    const found: { points: number; entry: SearchEntry }[] = [];
    index.entries.forEach((prepared, number) => {
      let best = 0;
      for (const { words, joined, weight } of readings) {
        const title = index.titles[prepared.title]?.starts[0] ?? '';
        const points =
          pointsOfTitle(prepared.entry.kind, title, joined) ??
          pointsOfWords(prepared, number, title.length, words, complete);
        best = Math.max(best, points * weight);
      }
      if (best === 0) return;
      const { entry } = prepared;
      found.push({ entry, points: entry.area === area ? best + OWN_AREA : best });
    });
    return found.sort((a, b) => b.points - a.points);
  };
  const whole = find(true);
  const isWeak = whole.filter(({ points }) => points > WEAK).length < 3;
  const found = isWeak && (readings[0]?.words.length ?? 0) > 1 ? find(false) : whole;
  return found.slice(0, limit).map(({ entry }) => entry);
}

/** A word of a query with its worth in each title, and the entries with it in their text. */
interface QueryWord {
  readonly text: string;
  readonly worth: Float32Array;
  readonly listed: ReadonlySet<number> | undefined;
}

/** Points of a title that the query is, or begins. */
function pointsOfTitle(kind: SearchKind, title: string, query: string): number | undefined {
  if (title === query) return EXACT[kind];
  return title.startsWith(query) ? 70 + (20 * query.length) / title.length + KIND[kind] : undefined;
}

/** Points of an entry that has the words here and there; 0 where it lacks too many. */
function pointsOfWords(
  { entry, title, around, page }: PreparedEntry,
  number: number,
  titleLength: number,
  words: readonly QueryWord[],
  complete: boolean,
): number {
  const pageIsNamed =
    page.length > 0 && page.every((word) => words.some(({ text }) => text === word));
  let sum = 0;
  let counted = 0;
  let missing = 0;
  let letters = 0;
  let isListed = false;
  for (const { text, worth, listed } of words) {
    const inTitle = worth[title] ?? 0;
    if (inTitle > 0) letters += text.length;
    const outside =
      pageIsNamed && page.includes(text)
        ? OUTSIDE.namedPage
        : (worth[around] ?? 0) * OUTSIDE.around;
    const found = Math.max(inTitle, outside);
    const inText = found === 0 && listed?.has(number) === true;
    if (inText) isListed = true;
    else if (found === 0) {
      if (FILLERS.has(text)) continue;
      missing += 1;
    }
    counted += 1;
    sum += inText ? OUTSIDE.text : found;
  }
  if (letters === 0 && !isListed) return 0;
  if (missing > (complete ? 0 : counted / 2)) return 0;
  const covered = Math.min(1, letters / titleLength);
  return Math.max(1, (60 * sum) / counted + 10 * covered + KIND[entry.kind] - MISSING * missing);
}

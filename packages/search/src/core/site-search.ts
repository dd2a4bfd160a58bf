import { unpackIndex, type PackedIndex, type SearchEntry } from './packed-index';
import { prepareIndex, searchIndex, type SearchIndex } from './search-index';
import { tokensOf } from './tokens';
import { entriesWith, hasList, listOf, type WordList } from './word-lists';

/** How much of the search is there. Each change makes a new object. */
export interface SearchState {
  /** `some`: the index of an area at least; `all`: those of all areas. */
  readonly loaded: 'none' | 'some' | 'all';
  /** More is on its way. */
  readonly pending: boolean;
  /** Nothing is loaded and nothing on its way: the network failed. */
  readonly failed: boolean;
}

/** The search of a site in one language. */
export interface SiteSearch {
  readonly getState: () => SearchState;
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches what is missing: the index of an area, then those of the others. */
  readonly open: (area: string) => void;
  /** What is known of a query so far. */
  readonly find: (query: string, area: string, limit?: number) => readonly SearchEntry[];
  /** Fetches the lists with a query's words where titles tell too little of it. */
  readonly readTexts: (query: string, area: string) => void;
}

export interface SiteSearchOptions {
  /** Areas in the order of the site. */
  readonly areas: readonly string[];
  /** Fetches a file of the search, such as `x.json`, and parses it. */
  readonly load: (name: string) => Promise<unknown>;
}

/** With as many results for one word, its texts are not asked. */
const ENOUGH = 5;

/** Makes the search of a site; it fetches nothing before it is opened. */
export function createSiteSearch({ areas, load }: SiteSearchOptions): SiteSearch {
  const indexes = new Map<string, PackedIndex>();
  const lists = new Map<number, WordList>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let running = 0;
  let state: SearchState = { loaded: 'none', pending: false, failed: false };
  let index: SearchIndex | undefined;

  const tell = () => {
    const loaded = indexes.size === 0 ? 'none' : indexes.size < areas.length ? 'some' : 'all';
    const pending = running > 0;
    state = { loaded, pending, failed: loaded === 'none' && !pending };
    listeners.forEach((listener) => listener());
  };
  /** Tells that something is on its way until it has come. */
  const run = async (work: () => Promise<unknown>) => {
    running += 1;
    tell();
    await work();
    running -= 1;
    tell();
  };
  /** Fetches a file once; one that fails can be asked for again. */
  const fetchOnce = async (name: string, keep: (content: unknown) => void) => {
    if (asked.has(name)) return;
    asked.add(name);
    await run(async () => {
      try {
        keep(await load(name));
      } catch {
        asked.delete(name);
      }
    });
  };
  const fetchIndex = (area: string) =>
    fetchOnce(`${area}.json`, (content) => {
      indexes.set(area, content as PackedIndex);
      index = undefined;
    });

  const prepare = () => {
    const known = areas.flatMap((area) => {
      const packed = indexes.get(area);
      return packed ? [{ area, packed }] : [];
    });
    return prepareIndex(
      known.flatMap(({ area, packed }) => unpackIndex(packed, area)),
      mergeSynonyms(known.map(({ packed }) => packed.synonyms)),
    );
  };
  /** The build whose lists fit: they number the entries of all areas. */
  const buildOfAll = () => {
    const builds = new Set([...indexes.values()].map(({ build }) => build));
    const [build] = builds;
    return state.loaded === 'all' && builds.size === 1 ? build : undefined;
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (area) => {
      if (state.loaded === 'all' || state.pending) return;
      const others = areas.filter((other) => other !== area);
      void run(async () => {
        if (areas.includes(area)) await fetchIndex(area);
        await Promise.all(others.map(fetchIndex));
      });
    },
    find: (query, area, limit) => {
      if (state.loaded === 'none') return [];
      index ??= prepare();
      const whole = buildOfAll() !== undefined;
      const found = new Map<string, ReadonlySet<number>>();
      const inText = (word: string) => {
        const list = whole && hasList(word) ? lists.get(listOf(word)) : undefined;
        if (!list) return undefined;
        const entries = found.get(word) ?? entriesWith(list, word);
        found.set(word, entries);
        return entries;
      };
      return searchIndex(index, { query, area, inText, ...(limit !== undefined && { limit }) });
    },
    readTexts: (query, area) => {
      const build = buildOfAll();
      const words = tokensOf(query);
      if (build === undefined || !index) return;
      if (words.length < 2 && searchIndex(index, { query, area }).length >= ENOUGH) return;
      for (const number of new Set(words.filter(hasList).map(listOf))) {
        void fetchOnce(`${build}/${number}.json`, (content) => {
          lists.set(number, content as WordList);
        });
      }
    },
  };
}

/** Each area names what its own pages call a thing. */
function mergeSynonyms(all: readonly PackedIndex['synonyms'][]): Record<string, readonly string[]> {
  const merged: Record<string, readonly string[]> = {};
  for (const [word, names] of all.flatMap((synonyms) => Object.entries(synonyms))) {
    merged[word] = [...new Set([...(merged[word] ?? []), ...names])];
  }
  return merged;
}

import { SYNONYMS } from './synonyms';

/** The words of an icon's name: `AddShoppingCart` is `add`, `shopping`, `cart`. */
export function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}

/** Names in which every word of a query begins a word, or a synonym of one; the closest first. */
export function findIcons(names: readonly string[], query: string): readonly string[] {
  const asked = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (asked.length === 0) return names;
  const meant = asked.map((word) => [word, ...synonymsOf(word)]);
  const joined = asked.join('');
  return names
    .flatMap((name) => {
      const rank = rankOf(name, meant, joined);
      return rank === undefined ? [] : [{ name, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .map(({ name }) => name);
}

/** 0 for the name itself, 1 where it begins so, 2 where its own words match, 3 by a synonym. */
function rankOf(
  name: string,
  meant: readonly (readonly string[])[],
  joined: string,
): number | undefined {
  const plain = name.toLowerCase();
  if (plain === joined) return 0;
  if (plain.startsWith(joined)) return 1;
  const words = wordsOf(name);
  const begins = (word: string) => words.some((own) => own.startsWith(word));
  if (meant.every(([own = '']) => begins(own))) return 2;
  return meant.every(
    ([own = '', ...others]) => begins(own) || others.some((w) => words.includes(w)),
  )
    ? 3
    : undefined;
}

/** What icons call a thing that people type another word for. */
function synonymsOf(word: string): readonly string[] {
  return Object.entries(SYNONYMS).flatMap(([own, others]) =>
    others.some((other) => other.startsWith(word) && word.length > 2) ? [own] : [],
  );
}

/** How many searches are remembered. */
export const RECENT_LIMIT = 5;

/** The list with a search at its front; the same one, in any case, is not kept twice. */
export function addRecentSearch(list: readonly string[], search: string): readonly string[] {
  const text = search.trim();
  if (text === '') return list;
  const others = list.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, RECENT_LIMIT);
}

/** The list from storage; whatever is not one gives an empty list. */
export function parseRecentSearches(stored: string | null): readonly string[] {
  if (stored === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is string => typeof item === 'string').slice(0, RECENT_LIMIT);
}

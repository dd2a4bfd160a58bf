/**
 * Which result is active after a key, for the pattern of a combobox with a list.
 *
 * @param active place of the active result, -1 for none
 * @param count number of results
 * @param key name of the key
 * @returns the new place; `undefined` for a key that moves nothing
 */
export function activeAfter(active: number, count: number, key: string): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  return undefined;
}

/**
 * Orders versions by their numbers, as `Array.sort` asks: 5.10 comes after 5.9. Both have the same
 * number of parts, and no pre-release.
 */
export function compareVersions(one: string, other: string): number {
  const others = other.split('.').map(Number);
  const differences = one.split('.').map((part, place) => Number(part) - (others[place] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** `6.5` of `6.5.0`: what readers name a version by. */
export function minorOf(version: string): string {
  return version.split('.', 2).join('.');
}

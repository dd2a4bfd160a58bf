/**
 * The last patch of every minor of a library, oldest first. Pre-releases are left out.
 *
 * @param {string[]} published all published versions
 * @param {{ from: number, to: string }} range first major, and the documented version, which ends it
 */
export function lastPatches(published, { from, to }) {
  const end = parse(to);
  const latest = new Map();
  for (const version of published) {
    const parts = parse(version);
    if (!parts || parts[0] < from || isAfter(parts, end)) continue;
    const minor = `${parts[0]}.${parts[1]}`;
    const known = latest.get(minor);
    if (!known || isAfter(parts, known)) latest.set(minor, parts);
  }
  return [...latest.values()]
    .sort((a, b) => (isAfter(a, b) ? 1 : -1))
    .map((parts) => parts.join('.'));
}

function parse(version) {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match && match.slice(1).map(Number);
}

function isAfter(one, other) {
  const at = one.findIndex((part, place) => part !== other[place]);
  return at >= 0 && one[at] > other[at];
}

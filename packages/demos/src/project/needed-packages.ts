import { packageOf } from '../plan-demo';

/** What is installed of a package. */
export interface InstalledPackage {
  readonly version: string;
  /** Ranges of the packages it needs beside it, by name. */
  readonly peers: Readonly<Record<string, string>>;
  /** Of those that only some of its users need. */
  readonly optionalPeers: Readonly<Record<string, string>>;
}

/** What is installed, by name. */
export type Installed = ReadonlyMap<string, InstalledPackage>;

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Packages that modules need, with the versions that are installed here and the peers that come
 * with them.
 *
 * @param specifiers what the modules import from packages
 * @returns versions by name, sorted
 */
export function neededPackages(
  specifiers: readonly string[],
  installed: Installed,
): Record<string, string> {
  const needed = new Map<string, string>();
  for (const specifier of specifiers) {
    const name = packageOf(specifier);
    add(name);
    const entry = lettersOf(specifier.slice(name.length));
    for (const [peer, range] of Object.entries(installed.get(name)?.optionalPeers ?? {})) {
      // `AdapterDayjs` needs `dayjs`, `nextjs` needs `next`.
      if (entry.includes(lettersOf(peer))) add(peer, range);
    }
  }
  return Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));

  function add(name: string, range = '*') {
    if (needed.has(name)) return;
    const found = installed.get(name);
    needed.set(name, found?.version ?? range);
    for (const [peer, asked] of Object.entries(found?.peers ?? {})) add(peer, asked);
    for (const [peer, asked] of Object.entries(found?.optionalPeers ?? {})) {
      // Optional only because another engine of styles may take its place.
      if (peer.startsWith('@emotion/')) add(peer, asked);
    }
  }
}

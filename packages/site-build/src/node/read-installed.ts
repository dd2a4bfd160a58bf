import type { Installed, InstalledPackage } from '@lectern/demos/project';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Reads which packages of the registry are installed in folders.
 *
 * @param folders with a `package.json`; a later one comes before those ahead of it
 */
export async function readInstalled(folders: readonly string[]): Promise<Installed> {
  const installed = new Map<string, InstalledPackage>();
  for (const folder of folders) {
    const { dependencies, devDependencies } = await readManifest(folder);
    const names = Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, range]) => !range.startsWith('workspace:'))
      .map(([name]) => name);
    for (const name of names) {
      const found = await readManifest(path.join(folder, 'node_modules', name));
      const { version, peerDependencies = {}, peerDependenciesMeta = {} } = found;
      const peers = Object.entries(peerDependencies);
      const isOptional = ([peer]: [string, string]) =>
        peerDependenciesMeta[peer]?.optional ?? false;
      installed.set(name, {
        version,
        peers: Object.fromEntries(peers.filter((peer) => !isOptional(peer))),
        optionalPeers: Object.fromEntries(peers.filter(isOptional)),
      });
    }
  }
  return installed;
}

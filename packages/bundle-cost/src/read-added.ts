import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Base } from './base';
import { bundleSizes } from './bundle-sizes';
import { cacheKey } from './cache-key';

/** A module of one's own that is measured. */
export interface AddedModule {
  /** Its path below the folder, such as `./content/react-button/SaveButton`. */
  readonly path: string;
  /** Changes with its text and that of the modules beside it. */
  readonly hash: string;
}

export interface ReadAddedOptions {
  readonly modules: readonly AddedModule[];
  /** Folder whose `node_modules` hold what the modules import. */
  readonly directory: string;
  readonly base: Base;
  /** Folder for results of earlier runs. */
  readonly cacheDir: string;
  /** The package manager's lock file, which says what is installed. */
  readonly lockFile: string;
}

/**
 * Measures what modules add to a page that has loaded the base. Only those that changed since the
 * last run are bundled.
 *
 * @returns bytes by path; a module that does not bundle is left out
 */
export async function readAdded(options: ReadAddedOptions): Promise<ReadonlyMap<string, number>> {
  const { modules, directory, base, cacheDir, lockFile } = options;
  const key = await cacheKey(lockFile, JSON.stringify([directory, base]));
  const file = path.join(cacheDir, `added-${key}.json`);
  const known = new Map<string, number>(
    existsSync(file)
      ? Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, number>)
      : [],
  );
  const keyOf = (module: AddedModule) => `${module.path} ${module.hash}`;
  const fresh = modules.filter((module) => !known.has(keyOf(module)));
  if (fresh.length > 0) {
    const [before, ...sizes] = await bundleSizes(directory, [
      base.source,
      ...fresh.map(
        (module) => `${base.source}\nexport { default as measured } from '${module.path}';`,
      ),
    ]);
    for (const [index, module] of fresh.entries()) {
      const bytes = sizes[index]?.bytes;
      if (bytes === undefined || before?.bytes === undefined) continue;
      known.set(keyOf(module), Math.max(0, bytes - before.bytes));
    }
    await mkdir(cacheDir, { recursive: true });
    const kept = modules.flatMap((module) => {
      const bytes = known.get(keyOf(module));
      return bytes === undefined ? [] : [[keyOf(module), bytes] as const];
    });
    await writeFile(file, JSON.stringify(Object.fromEntries(kept)));
  }
  return new Map(
    modules.flatMap((module) => {
      const bytes = known.get(keyOf(module));
      return bytes === undefined ? [] : [[module.path, bytes] as const];
    }),
  );
}

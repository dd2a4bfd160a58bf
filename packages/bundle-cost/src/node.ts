import type { ApiCost, Issue } from '@lectern/page-model';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { baseOf } from './base';
import { cacheKey } from './cache-key';
import { measureCosts, type Costs, type Measured } from './measure-costs';

export type { Costs, Measured } from './measure-costs';
export { readAdded, type AddedModule } from './read-added';
export { baseOf } from './base';

export interface ReadCostsOptions {
  /** What is measured, of one package or several. */
  readonly imports: readonly Measured[];
  /** Folder whose `node_modules` hold the packages. */
  readonly directory: string;
  /** Folder for results of earlier runs. */
  readonly cacheDir: string;
  /** The package manager's lock file, which says what is installed. */
  readonly lockFile: string;
}

/**
 * Measures what imports add to a bundle. Results are cached by import, lock file and the source of
 * this package.
 */
export async function readCosts({ imports, ...options }: ReadCostsOptions): Promise<Costs> {
  const costs: Record<string, ApiCost> = {};
  const issues: Issue[] = [];
  for (const packageName of new Set(imports.map((measured) => measured.packageName))) {
    const own = imports.filter((measured) => measured.packageName === packageName);
    const read = await readPackage(packageName, { ...options, imports: own });
    Object.assign(costs, read.costs);
    issues.push(...read.issues);
  }
  return { costs, issues };
}

async function readPackage(packageName: string, options: ReadCostsOptions): Promise<Costs> {
  const { imports, directory, cacheDir, lockFile } = options;
  const base = baseOf(packageName);
  const key = await cacheKey(lockFile, JSON.stringify([directory, base, imports]));
  const cached = path.join(cacheDir, `${key}.json`);
  if (existsSync(cached)) return JSON.parse(await readFile(cached, 'utf8')) as Costs;
  const optional = await optionalPeers(path.join(directory, 'node_modules', packageName));
  const result = await measureCosts(imports, { directory, base, optional });
  if (result.issues.length === 0) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(cached, JSON.stringify(result));
  }
  return result;
}

/** Packages that a package works with and does not need. */
async function optionalPeers(packageDir: string): Promise<ReadonlySet<string>> {
  const manifest = path.join(packageDir, 'package.json');
  if (!existsSync(manifest)) return new Set();
  const { peerDependenciesMeta = {} } = JSON.parse(await readFile(manifest, 'utf8')) as {
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  };
  const names = Object.keys(peerDependenciesMeta);
  return new Set(names.filter((name) => peerDependenciesMeta[name]?.optional));
}

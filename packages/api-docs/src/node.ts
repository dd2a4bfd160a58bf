import type { ApiHistory } from '@lectern/page-model';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { EXCLUDED } from './excluded';
import { extractApi, type ExtractedApi } from './extract-api';

export interface ReadApiOptions {
  /** Folder of the installed package. */
  readonly packageDir: string;
  /** Folder for results of earlier runs. */
  readonly cacheDir: string;
  /** URL of a component's API page. */
  readonly pathOf: (component: string) => string;
}

type ReadApi = Readonly<ExtractedApi>;

/** Reads the components of an installed package; the result is cached by package version and extractor. */
export async function readApi(options: ReadApiOptions): Promise<ReadApi> {
  const { packageDir, cacheDir, pathOf } = options;
  const manifestFile = path.join(packageDir, 'package.json');
  if (!existsSync(manifestFile)) {
    const issue = {
      code: 'api-package',
      message: `${packageDir} is not installed.`,
      hint: "Add the package to the area's package.json and install.",
      file: manifestFile,
    };
    return { models: [], accepted: {}, issues: [issue] };
  }
  const { name, version } = JSON.parse(await readFile(manifestFile, 'utf8')) as {
    name: string;
    version: string;
  };
  const key = await cacheKey(name, version, pathOf('ButtonGroup'));
  const cached = path.join(cacheDir, `${key}.json`);
  if (existsSync(cached)) {
    return JSON.parse(await readFile(cached, 'utf8')) as ReadApi;
  }
  // Packages below it are found from where pnpm really put it.
  const entry = path.join(await realpath(packageDir), 'index.d.ts');
  const folder = path.dirname(entry);
  const entries = [entry, ...(await componentFolders(folder))];
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    types: ['react'],
  });
  const result = extractApi(program, entries, {
    packageName: name,
    packageVersion: version,
    prefix: 'Mui',
    exclude: EXCLUDED[name] ?? {},
    pathOf,
  });
  if (result.issues.length === 0) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(cached, JSON.stringify(result));
  }
  return result;
}

/**
 * The recorded history of a library's API; none where none was recorded. `pnpm api:history` writes it.
 *
 * @param library id of the area that documents it
 */
export async function readHistory(library: string): Promise<ApiHistory | undefined> {
  const file = path.join(import.meta.dirname, '../history', `${library}.json`);
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')) as ApiHistory;
}

/** Types of the folders that a package offers one component each by; its index leaves some out. */
async function componentFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && /^[A-Z][a-z]/.test(entry.name))
    .map(({ name }) => path.join(folder, name, 'index.d.ts'))
    .filter((file) => existsSync(file))
    .sort();
}

/** Changes with the package, the page addresses and the extractor's own source. */
async function cacheKey(...parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(parts.join('\n'));
  const own = import.meta.dirname;
  for (const file of (await readdir(own)).filter((name) => name.endsWith('.ts')).sort()) {
    hash.update(await readFile(path.join(own, file)));
  }
  return hash.digest('hex').slice(0, 24);
}

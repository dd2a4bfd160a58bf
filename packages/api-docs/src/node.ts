import type { ApiModel, Issue } from '@lectern/page-model';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { DEEP, EXCLUDED } from './excluded';
import { extractApi } from './extract-api';

export interface ReadApiOptions {
  /** Folder of the installed package. */
  readonly packageDir: string;
  /** Folder for results of earlier runs. */
  readonly cacheDir: string;
  /** URL of a component's API page. */
  readonly pathOf: (component: string) => string;
}

/** Reads the components of an installed package; the result is cached by package version and extractor. */
export async function readApi(
  options: ReadApiOptions,
): Promise<{ models: readonly ApiModel[]; issues: readonly Issue[] }> {
  const { packageDir, cacheDir, pathOf } = options;
  const manifestFile = path.join(packageDir, 'package.json');
  if (!existsSync(manifestFile)) {
    const issue = {
      code: 'api-package',
      message: `${packageDir} is not installed.`,
      hint: "Add the package to the area's package.json and install.",
      file: manifestFile,
    };
    return { models: [], issues: [issue] };
  }
  const { name, version } = JSON.parse(await readFile(manifestFile, 'utf8')) as {
    name: string;
    version: string;
  };
  const key = await cacheKey(name, version, pathOf('ButtonGroup'));
  const cached = path.join(cacheDir, `${key}.json`);
  if (existsSync(cached)) {
    return { models: JSON.parse(await readFile(cached, 'utf8')) as ApiModel[], issues: [] };
  }
  // Packages below it are found from where pnpm really put it.
  const entry = path.join(await realpath(packageDir), 'index.d.ts');
  const folder = path.dirname(entry);
  const entries = [
    entry,
    ...(DEEP[name] ?? []).map((part) => path.join(folder, part, 'index.d.ts')),
  ];
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
    await writeFile(cached, JSON.stringify(result.models));
  }
  return result;
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

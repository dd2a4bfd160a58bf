import type { ApiHistory } from '@lectern/page-model';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { cacheKey } from './cache-key';
import { readClassNames, readThemeKeys } from './class-names';
import { readCssVariables } from './css-variables';
import { extractApi, type ExtractedApi } from './extract-api';
import type { PackageEntries } from './read-exports';

export { readUses } from './read-uses';
export type { ReadUsesOptions } from './read-uses';

export interface ReadApiOptions {
  /** Folder that the packages are installed for, as that of an app. */
  readonly directory: string;
  /** Packages of the library; each one after the first builds on those before it. */
  readonly packages: readonly string[];
  /** Interfaces that get a page of their own. */
  readonly interfaces?: readonly string[];
  /** Generic types that get a page with the members of all the named ones, by name. */
  readonly unions?: Readonly<Record<string, readonly string[]>>;
  /** Prefix of the library's keys in `theme.components`; `Mui` unless told. */
  readonly themePrefix?: string;
  /** Folder for results of earlier runs. */
  readonly cacheDir: string;
  /** URL of a component's API page. */
  readonly pathOf: (component: string) => string;
  /** URL of the API page of Material UI's component, where another library passes its props on. */
  readonly materialPathOf?: (component: string) => string;
  /** URLs of the pages that document types of the library, by their name, such as `Theme`. */
  readonly typePages?: Readonly<Record<string, string>>;
}

const NOTHING: ExtractedApi = { models: [], functions: [], accepted: {}, excluded: [], issues: [] };

/** How code with React is compiled: as libraries are read, and as their users check their own. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  types: ['react'],
};

/**
 * Reads the API of installed packages; the result is cached by their versions, what is asked of them
 * and the extractor.
 */
export async function readApi(options: ReadApiOptions): Promise<ExtractedApi> {
  const installed = await Promise.all(
    options.packages.map((name) => installedPackage(options.directory, name)),
  );
  const missing = options.packages.filter((_name, index) => !installed[index]);
  if (missing.length > 0) {
    const issues = missing.map((name) => ({
      code: 'api-package',
      message: `${name} is not installed in ${path.basename(options.directory)}.`,
      hint: "Add the package to the area's package.json and install.",
      file: path.join(options.directory, 'package.json'),
    }));
    return { ...NOTHING, issues };
  }
  const packages = installed.filter((found) => found !== undefined);
  const { interfaces = [], unions = {}, themePrefix = 'Mui', cacheDir, pathOf } = options;
  const { materialPathOf, typePages = {} } = options;
  const key = await cacheKey(
    ...packages.map(({ name, version }) => `${name}@${version}`),
    ...interfaces,
    themePrefix,
    pathOf('ButtonGroup'),
    materialPathOf?.('ButtonGroup') ?? '',
    JSON.stringify([typePages, unions]),
  );
  const cached = path.join(cacheDir, `${key}.json`);
  if (existsSync(cached)) {
    return JSON.parse(await readFile(cached, 'utf8')) as ExtractedApi;
  }
  const entries = await Promise.all(
    packages.map((found) => packageEntries(options.directory, found)),
  );
  const roots = entries.flatMap(({ index, folders }) => [index, ...Object.values(folders)]);
  const last = packages.at(-1)?.name ?? '';
  const declared = declareUnions(options.directory, last, unions);
  const program = ts.createProgram(
    [...roots.filter((file) => file !== undefined), declared.file],
    COMPILER_OPTIONS,
    declared.host,
  );
  const folders = packages.map(({ folder }) => folder);
  const result = extractApi(program, {
    packages: entries,
    interfaces,
    unions: declared.file,
    themePrefix,
    themeKeys: await readThemeKeys(folders),
    classNames: await readClassNames(folders),
    pathOf,
    ...(materialPathOf && { materialPathOf }),
    typePages,
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
 * @param library id of the library, as in `apps/api.config.ts`
 */
export async function readHistory(library: string): Promise<ApiHistory | undefined> {
  const file = path.join(import.meta.dirname, '../history', `${library}.json`);
  if (!existsSync(file)) return undefined;
  return JSON.parse(await readFile(file, 'utf8')) as ApiHistory;
}

/**
 * A file of declarations that only the compiler sees, in which types of a package are put together.
 *
 * @param directory folder that the package is installed for
 */
function declareUnions(
  directory: string,
  packageName: string,
  unions: Readonly<Record<string, readonly string[]>>,
): { file: string; host: ts.CompilerHost } {
  const file = path.join(directory, 'lectern-unions.d.ts');
  const text = [
    `import type * as library from '${packageName}';`,
    ...Object.entries(unions).map(
      ([name, types]) =>
        `export type ${name} = ${types.map((type) => `library.${type}`).join(' | ')};`,
    ),
    'export {};',
  ].join('\n');
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const { fileExists, readFile: read } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? text : read(name));
  return { file, host };
}

interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** As the manifest tells it. */
  readonly repository: { readonly url: string; readonly directory?: string } | undefined;
}

/** A package as Node.js finds it from a folder. */
async function installedPackage(
  directory: string,
  name: string,
): Promise<InstalledPackage | undefined> {
  for (let at = directory; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest)) {
      const { version, repository } = JSON.parse(await readFile(manifest, 'utf8')) as {
        version: string;
        repository?: { url: string; directory?: string };
      };
      return { name, version, folder, repository };
    }
    if (at === path.dirname(at)) return undefined;
  }
}

/** Declarations of a package's index and of the folders that offer one component each. */
async function packageEntries(
  directory: string,
  { name, version, folder, repository }: InstalledPackage,
): Promise<PackageEntries> {
  const resolve = (specifier: string) =>
    ts.resolveModuleName(specifier, path.join(directory, 'index.ts'), COMPILER_OPTIONS, ts.sys)
      .resolvedModule?.resolvedFileName;
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory() && /^[A-Z][a-z]/.test(entry.name))
    .map((entry) => [entry.name, resolve(`${name}/${entry.name}`)] as const)
    .filter((entry): entry is readonly [string, string] => isDeclaration(entry[1]))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const index = resolve(name);
  return {
    name,
    version,
    index: isDeclaration(index) ? index : undefined,
    folders: Object.fromEntries(folders),
    ...sourceOf(version, repository),
    cssVariables: await readCssVariables(folder),
  };
}

/** The folder of a release in its repository; pre-releases are published under tags of other packages. */
function sourceOf(version: string, repository: InstalledPackage['repository']) {
  const url = /https:\/\/github\.com\/[\w-]+\/[\w-]+/.exec(repository?.url ?? '')?.[0];
  if (!url || !repository?.directory || version.includes('-')) return {};
  return { repository: `${url}/tree/v${version}/${repository.directory}` };
}

function isDeclaration(file: string | undefined): file is string {
  return file !== undefined && /\.d\.[cm]?ts$/.test(file);
}

import { dateFunction, dateModel } from '@lectern/api-docs';
import { readApi, readHistory, readUses } from '@lectern/api-docs/node';
import { readCosts } from '@lectern/bundle-cost/node';
import type {
  ApiLibrary,
  ApiModel,
  AreaConfig,
  Issue,
  SiteConfig,
  SiteFont,
} from '@lectern/page-model';
import type { PageEntry } from '@lectern/nav/core';
import type { Synonyms } from '@lectern/search';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiPathname, shortestImport } from '../api';
import { LABELS_FOLDER } from '../labels';
import type { ApiSources, AreaSources, SiteSources } from '../sources';
import { UNDEMOED_FILE } from '../undemoed';
import { NAMES_FILE } from '../names';
import { readInstalled } from './read-installed';
import { readIcons } from './read-icons';
import { readNames } from './read-names';
import { readUpdated } from './read-updated';

/** Files that are served as they are. */
export interface SiteAssets {
  readonly fonts: readonly SiteFont[];
  /** Drawings of icons, by file name, for the area that searches them. */
  readonly icons: { readonly area: string; readonly files: ReadonlyMap<string, string> };
  /** Words of other libraries, by which people search. */
  readonly synonyms: Synonyms;
}

/**
 * Reads the whole site below a repository root.
 *
 * @param usesOf how the uses of an area's demos are read
 */
export async function readSources(
  root: string,
  usesOf: typeof readUses = readUses,
): Promise<{ sources: SiteSources; assets: SiteAssets; issues: readonly Issue[] }> {
  const { site } = await load<{ site: SiteConfig }>(path.join(root, 'apps/site.config.ts'));
  const { api } = await load<{ api: Readonly<Record<string, readonly ApiLibrary[]>> }>(
    path.join(root, 'apps/api.config.ts'),
  );
  const { fonts } = await load<{ fonts: readonly SiteFont[] }>(
    path.join(root, 'apps/fonts.config.ts'),
  );
  const { icons } = await load<{ icons: { area: string; packageName: string } }>(
    path.join(root, 'apps/icons.config.ts'),
  );
  const { names } = await load<{ names: Readonly<Record<string, string>> }>(
    path.join(root, NAMES_FILE),
  );
  const iconFiles = await readIcons(root, path.join(root, 'apps', icons.area), icons.packageName);
  // Together: while bundles are measured in a process of their own, types are read in this one.
  const read = await Promise.all(
    site.areas.map((config) => readArea(root, config, api[config.id] ?? [], usesOf)),
  );
  const undemoed = JSON.parse(await readFile(path.join(root, UNDEMOED_FILE), 'utf8')) as Readonly<
    Record<string, number>
  >;
  const areas = read.map(({ area }) => area);
  return {
    sources: {
      config: site,
      areas,
      undemoed,
      names,
      labels: await readLabels(root, site),
      updated: await readUpdated(root),
    },
    assets: {
      fonts,
      icons: { area: icons.area, files: iconFiles },
      synonyms: JSON.parse(await readFile(path.join(root, SYNONYMS_FILE), 'utf8')) as Synonyms,
    },
    issues: read.flatMap(({ issues }) => issues),
  };
}

/** What groups and products are called, by language and English text. */
async function readLabels(root: string, { languages }: SiteConfig) {
  const read = languages.slice(1).map(async ({ code }) => {
    const file = path.join(root, LABELS_FOLDER, `${code}.json`);
    const labels = existsSync(file) ? await readFile(file, 'utf8') : '{}';
    return [code, JSON.parse(labels) as Readonly<Record<string, string>>] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
/** The package whose dependencies hold what the projects of demos are built with. */
const PROJECT_TOOLS = 'packages/demos';

/** Words of other libraries, by which people search. */
const SYNONYMS_FILE = 'apps/search-synonyms.json';

async function readArea(
  root: string,
  config: AreaConfig,
  libraries: readonly ApiLibrary[],
  usesOf: typeof readUses,
) {
  const directory = path.join(root, 'apps', config.id);
  const content = path.join(directory, 'content');
  const navFile = path.join(directory, 'nav.ts');
  const { pages, ownPages = [] } = await load<{
    pages: readonly PageEntry[];
    ownPages?: AreaSources['ownPages'];
  }>(navFile);
  const manifest = JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const files = await readFolder(content);
  const read = await Promise.all(libraries.map((library) => readLibrary(root, directory, library)));
  const area: AreaSources = {
    config,
    nav: pages,
    navFile: path.relative(root, navFile),
    navText: await readFile(navFile, 'utf8'),
    contentDirectory: path.relative(root, content),
    files,
    packages: new Set(Object.keys(manifest.dependencies ?? {})),
    installed: await readInstalled([path.join(root, PROJECT_TOOLS), directory]),
    api: read.map(({ api }) => api),
    ...(libraries.length > 0 && {
      uses: await usesOf({ directory, files, cacheDir: path.join(root, CACHE) }),
      names: await readNames(directory, path.join(root, CACHE)),
    }),
    ownPages,
  };
  return { area, issues: read.flatMap(({ issues }) => issues) };
}

/** Folder for what the API reference needs of earlier runs. */
export const CACHE = 'node_modules/.cache/lectern-api';

/** Pages of Material UI's components, which other libraries pass props on to. */
const MATERIAL_API = { prefix: '/material-ui/api/' };

/**
 * Reads the API of a library.
 *
 * @param root absolute path of the repository
 * @param directory of the app that documents it
 */
export async function readLibrary(root: string, directory: string, library: ApiLibrary) {
  const { packages, interfaces, unions, themePrefix, typePages } = library;
  const { models, functions, excluded, issues } = await readApi({
    directory,
    packages,
    ...(interfaces && { interfaces }),
    ...(unions && { unions }),
    ...(themePrefix !== undefined && { themePrefix }),
    ...(typePages && { typePages }),
    cacheDir: path.join(root, CACHE),
    pathOf: (name) => apiPathname(library, name),
    materialPathOf: (name) => apiPathname(MATERIAL_API, name),
  });
  const priced = await priceModels(root, directory, models);
  const history = await readHistory(library.id);
  const api: ApiSources = {
    library,
    models: history ? priced.models.map((model) => dateModel(model, history)) : priced.models,
    excluded,
    functions: history ? functions.map((read) => dateFunction(read, history)) : functions,
    ...(history && { history }),
  };
  return { api, issues: [...issues, ...priced.issues] };
}

/** The models with what importing each component costs. */
async function priceModels(root: string, directory: string, models: readonly ApiModel[]) {
  const components = models.filter(({ kind }) => kind === 'component');
  const { costs, issues } = await readCosts({
    imports: components.map((model) => ({
      packageName: model.packageName,
      name: model.name,
      statement: shortestImport(model),
    })),
    directory,
    cacheDir: path.join(root, 'node_modules/.cache/lectern-cost'),
    lockFile: path.join(root, 'pnpm-lock.yaml'),
  });
  const priced = models.map((model): ApiModel => {
    const cost = costs[shortestImport(model)];
    return cost ? { ...model, cost } : model;
  });
  return { models: priced, issues };
}

/** Text of every file below a folder, by path with forward slashes. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:md|tsx?|css|json)$/.test(entry.name),
  );
  const read = await Promise.all(
    files.map(async (entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, full).split(path.sep).join('/');
      return [name, await readFile(full, 'utf8')] as const;
    }),
  );
  return new Map(read.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Imports a TypeScript module anew whenever the file has changed. */
async function load<T>(file: string): Promise<T> {
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?changed=${mtimeMs}`)) as T;
}

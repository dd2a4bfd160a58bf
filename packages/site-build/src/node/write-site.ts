import {
  CODE_THEME_PATHNAME,
  factsPathname,
  fontPathname,
  healthPathname,
  isListed,
  ownImport,
  type ComponentFacts,
  type PageProps,
} from '@lectern/page-model';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { factsFile } from '../facts';
import { leanNav } from '../navigation';
import { importedPackages } from '../imported-packages';
import type { AreaPlan, SitePlan } from '../plan-site';
import { searchFiles } from '../search-files';
import type { SiteAssets } from './read-sources';

const HEADER = '// Made by `lectern-site prepare` from content/ and nav.ts.\n';

export interface WriteOptions {
  /**
   * Whether the document renders the demos. Without, as in development, the server knows no demo,
   * so an edited one is replaced in the browser and the page stays.
   */
  readonly serverDemos: boolean;
}

/** The app whose dependencies hold the fonts and the code theme. */
const HOST = 'docs';

/**
 * Writes what each app's build reads into `apps/<area>/.generated`, and the site's fonts, search
 * indexes, icons, the projects of demos, the facts of components and the record of its own API into its
 * `public`; unchanged texts are left alone.
 */
export async function writeSite(
  root: string,
  plan: SitePlan,
  { fonts, icons, synonyms, health }: SiteAssets & { readonly health: ReadonlyMap<string, string> },
  options: WriteOptions,
): Promise<void> {
  const { resolve } = createRequire(path.join(root, 'apps', HOST, 'package.json'));
  const codeTheme = path.join(root, 'apps', HOST, 'public', CODE_THEME_PATHNAME);
  await mkdir(path.dirname(codeTheme), { recursive: true });
  await copyFile(resolve('prismjs/themes/prism-okaidia.css'), codeTheme);
  const indexes = searchFiles(plan.areas, synonyms);
  for (const area of plan.areas) {
    const directory = path.join(root, 'apps', area.id, '.generated');
    const files = areaFiles(area, options);
    const theme = path.join(root, 'apps', area.id, 'demo-theme.ts');
    if (existsSync(theme)) {
      const { themeCss } = (await import(pathToFileURL(theme).href)) as { themeCss: () => string };
      files.set('theme.css', themeCss());
    }
    await writeFolder(directory, files);
    await writeFolder(path.join(root, 'apps', area.id, 'public/search'), indexes);
    await writeFolder(path.join(root, 'apps', area.id, 'public/history'), historyFiles(area));
    await writeFolder(
      path.join(root, 'apps', area.id, 'public/demos'),
      new Map([...area.projects, ...healthFiles(area, health)]),
    );
    await writeFolder(path.join(root, 'apps', area.id, 'public/components'), area.facts);
    if (area.id === icons.area) {
      await writeFolder(path.join(root, 'apps', area.id, 'public/icons'), icons.files);
    }
    for (const font of fonts) {
      const file = path.join(root, 'apps', area.id, 'public', fontPathname(font));
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(resolve(font.source), file);
    }
  }
}

function areaFiles(area: AreaPlan, { serverDemos }: WriteOptions): Map<string, string> {
  const files = new Map<string, string>();
  const routes = area.pages.map((page, index) => {
    const file = `pages/${index}.json`;
    files.set(file, JSON.stringify(page));
    const { path: pathname, language, title, kind } = page;
    const written = page.written.includes(language);
    return { path: pathname, language, title, kind, written, file, listed: isListed(page) };
  });
  files.set('routes.json', JSON.stringify(routes));
  files.set('nav.json', JSON.stringify(leanNav(area.nav)));
  files.set('labels.json', JSON.stringify(area.labels));
  files.set('recorded.json', JSON.stringify(area.record !== undefined));
  files.set('frames.json', JSON.stringify(area.frames));
  for (const [pathname, text] of area.twins) files.set(`twins${pathname}`, text);
  const { demos } = area;
  const module = (id: string) => JSON.stringify(`../content/${id}`);
  const client = demos.map((id) => `  ${JSON.stringify(id)}: () => import(${module(id)}),\n`);
  files.set('demos.client.ts', `${HEADER}export const registry = {\n${client.join('')}};\n`);
  const rendered = serverDemos ? demos : [];
  const imports = rendered.map((id, index) => `import Demo${index} from ${module(id)};\n`);
  const entries = rendered.map((id, index) => `  ${JSON.stringify(id)}: Demo${index},\n`);
  files.set(
    'demos.server.ts',
    `${HEADER}${imports.join('')}\nexport const registry = {\n${entries.join('')}};\n`,
  );
  const imported = importedPackages(area.projects.values(), playedImports(area));
  const packages = imported.map((name) => JSON.stringify(name));
  const fetched = packages.map((name) => `  ${name}: () => import(${name}),\n`);
  files.set('runner.ts', `${HEADER}export const registry = {\n${fetched.join('')}};\n`);
  files.set('revision.ts', `${HEADER}export const revision = '${revisionOf(area.pages)}';\n`);
  return files;
}

/** Imports of the components that pages are about, whose props a reader tries. */
function playedImports({ id, pages, facts }: AreaPlan): string[] {
  const names = pages.flatMap((page) =>
    page.kind === 'doc' ? page.apiLinks.map(({ name }) => name) : [],
  );
  return [...new Set(names)].flatMap((name) => {
    const json = facts.get(factsFile(factsPathname(id, name)));
    return json === undefined ? [] : [ownImport(JSON.parse(json) as ComponentFacts)];
  });
}

/** What is fetched once a reader names the version they use. */
function historyFiles({ id, record }: AreaPlan): Map<string, string> {
  return new Map(record ? [[`${id}.json`, JSON.stringify(record)]] : []);
}

/** What was measured of the demos, fetched with the panel of one. */
function healthFiles({ id }: AreaPlan, health: ReadonlyMap<string, string>): Map<string, string> {
  const text = health.get(id);
  return new Map(text === undefined ? [] : [[healthPathname(id).slice('/demos/'.length), text]]);
}

/** Changes with the text of any page, so that development can fetch the page's data anew. */
function revisionOf(pages: readonly PageProps[]): string {
  return createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 12);
}

async function writeFolder(directory: string, files: ReadonlyMap<string, string>): Promise<void> {
  const existing = existsSync(directory)
    ? (await readdir(directory, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    : [];
  await Promise.all(
    existing
      .filter((name) => !files.has(name.split(path.sep).join('/')))
      .map((name) => rm(path.join(directory, name))),
  );
  for (const [name, text] of files) {
    const file = path.join(directory, name);
    if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

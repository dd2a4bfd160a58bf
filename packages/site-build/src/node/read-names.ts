import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import type { DeclaredNames } from '../names';

/** Makers whose packages an area's pages are about. */
const MAKERS = /^@(?:mui|toolpad|emotion)\//;

/** Holds a module for each icon, and an index of them that is megabytes long. */
const ICONS = '@mui/icons-material';

/**
 * Reads the names that the types of an area's packages declare, and those of the packages that they
 * build on. The result is cached by the versions.
 *
 * @param directory of the app
 * @param cacheDir folder for results of earlier runs
 */
export async function readNames(directory: string, cacheDir: string): Promise<DeclaredNames> {
  const packages = await packagesFrom(directory);
  const platform = platformFiles(directory);
  const hash = createHash('sha256').update(await readFile(import.meta.filename));
  hash.update([...packages.keys(), ...platform].join('\n'));
  const cached = path.join(cacheDir, `names-${hash.digest('hex').slice(0, 24)}.json`);
  if (!existsSync(cached)) {
    const names = {
      packages: [...new Set((await Promise.all([...packages.values()].map(namesOf))).flat())],
      platform: [...new Set((await Promise.all(platform.map(identifiersOf))).flat())],
    };
    await mkdir(cacheDir, { recursive: true });
    await writeFile(cached, JSON.stringify(names));
  }
  const read = JSON.parse(await readFile(cached, 'utf8')) as Record<keyof DeclaredNames, string[]>;
  return { packages: new Set(read.packages), platform: new Set(read.platform) };
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Folders of the makers' packages that a folder depends on, and of those behind them, by version. */
async function packagesFrom(directory: string, found = new Map<string, string>()) {
  const manifest = await readManifest(directory);
  for (const name of Object.keys(manifest.dependencies ?? {}).filter((one) => MAKERS.test(one))) {
    const folder = findPackage(directory, name);
    if (!folder) continue;
    const key = `${name}@${(await readManifest(folder)).version}`;
    if (found.has(key)) continue;
    found.set(key, folder);
    await packagesFrom(folder, found);
  }
  return found;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** A package as Node.js finds it from a folder. */
function findPackage(directory: string, name: string): string | undefined {
  for (let at = directory; at !== path.dirname(at); at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(folder)) return realpathSync(folder);
  }
  return undefined;
}

async function namesOf(folder: string): Promise<string[]> {
  if (folder.endsWith(ICONS)) {
    const modules = (await readdir(folder)).filter((name) => /^[A-Z]\w+\.d\.ts$/.test(name));
    return modules.map((name) => name.replace('.d.ts', ''));
  }
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => /\.d\.ts$/.test(name) && !/(?:^|[\\/])(?:node_modules|esm|modern)[\\/]/.test(name),
  );
  const names = new Set<string>();
  for (const file of files) {
    for (const name of await identifiersOf(path.join(folder, file))) names.add(name);
  }
  return [...names];
}

/** The types of JavaScript, the DOM, React and CSS. */
function platformFiles(directory: string): string[] {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
  const resolve = (name: string, from: string) =>
    ts.resolveModuleName(name, from, options, ts.sys).resolvedModule?.resolvedFileName;
  const app = path.join(directory, 'index.ts');
  const react = resolve('react', app);
  const libraries = path.dirname(ts.getDefaultLibFilePath({}));
  return [
    ...['lib.es5.d.ts', 'lib.es2015.collection.d.ts', 'lib.dom.d.ts'].map((name) =>
      path.join(libraries, name),
    ),
    react,
    react === undefined ? undefined : resolve('csstype', react),
    ...['react-dom', 'react-dom/client', 'react-dom/server'].map((name) => resolve(name, app)),
  ].filter((file): file is string => typeof file === 'string');
}

/** Every word of a file of types that could be a name; comments hold none. */
async function identifiersOf(file: string): Promise<string[]> {
  const text = (await readFile(file, 'utf8')).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return text.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

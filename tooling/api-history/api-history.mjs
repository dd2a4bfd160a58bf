/**
 * Reads every published minor of a library, as the API pages read the documented one, and writes
 * what changed between them: `pnpm api:history [library] [--check]`. With `--check` nothing is
 * written; a file that would differ is an error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bootstrap/run.mjs';
import { libraries } from './libraries.mjs';

const unregister = register();
const { readApi } = await import('../../packages/api-docs/src/node.ts');
const { foldHistory } = await import('../../packages/api-docs/src/fold-history.ts');
const { lastPatches } = await import('../../packages/api-docs/src/last-patches.ts');
await unregister();

const cache = path.join(root, 'node_modules/.cache/lectern-api-history');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const check = process.argv.includes('--check');
let failed = false;

for (const library of libraries.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const published = JSON.parse(npm(['view', library.package, 'versions', '--json']));
  const versions = [];
  for (const version of lastPatches(published, library)) {
    versions.push({ version, ...(await readVersion(library, version)) });
  }
  const text = `${JSON.stringify(foldHistory(library.id, versions), null, 1)}\n`;
  const file = path.join(root, 'packages/api-docs/history', `${library.id}.json`);
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const name = path.relative(root, file);
  if (text === before) {
    console.log(`${name} is up to date: ${versions.length} versions.`);
  } else if (check) {
    console.error(`${name} differs from what was published. Run "pnpm api:history ${library.id}".`);
    failed = true;
  } else {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Wrote ${name}: ${versions.length} versions, ${text.length} bytes.`);
  }
}
process.exitCode = failed ? 1 : 0;

/** The components of one version, installed into the cache the first time. */
async function readVersion(library, version) {
  const folder = path.join(cache, `${library.id}-${version}`);
  const packageDir = path.join(folder, 'node_modules', library.package);
  if (!existsSync(path.join(packageDir, 'package.json'))) {
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
    const needs = [`${library.package}@${version}`, ...library.typesFor(version)];
    const quiet = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
    npm(['install', ...quiet, ...needs], folder);
  }
  const { models, accepted, issues } = await readApi({
    packageDir,
    cacheDir: path.join(cache, 'models'),
    pathOf: (component) => component,
  });
  for (const { message, file } of issues) console.warn(`${version}: ${message} ${file ?? ''}`);
  if (models.length === 0) throw new Error(`${library.package} ${version} shows no components.`);
  console.log(`${library.package} ${version}: ${models.length} components`);
  return { models, accepted };
}

/** Runs npm and returns what it prints. */
function npm(args, cwd = root) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${stderr}`);
  return stdout;
}

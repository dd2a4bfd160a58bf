/**
 * Reads every published minor of a library, as the API pages read the documented one, and writes
 * what changed between them: `pnpm api:history [library …] [--check]`. With `--check` nothing is
 * written; a file that would differ is an error.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bootstrap/run.mjs';
import { fetchVersion } from './fetch-version.mjs';
import { libraries } from './libraries.mjs';
import { versionsOf } from './versions.mjs';

const unregister = register();
const { readApi } = await import('../../packages/api-docs/src/node.ts');
const { foldHistory } = await import('../../packages/api-docs/src/fold-history.ts');
const { api } = await import('../../apps/api.config.ts');
await unregister();

/** Says at the head of a record what it is. */
const ABOUT =
  'Facts of published types, written by "pnpm api:history". Edit the reader, not this file.';

const cacheDir = path.join(root, 'node_modules/.cache/lectern-api-history/models');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const check = process.argv.includes('--check');
const documented = Object.values(api).flat();
let failed = false;

for (const library of libraries.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const versions = [];
  for (const { version, packages } of versionsOf(library)) {
    versions.push(await readVersion(library, version, packages, library.peersFor(version)));
  }
  const { id, before: older } = library;
  const before = older && (await readVersion(library, older.version, older.packages, older.peers));
  const history = { about: ABOUT, ...foldHistory(id, versions, before) };
  const text = `${JSON.stringify(history, null, 1)}\n`;
  const file = path.join(root, 'packages/api-docs/history', `${library.id}.json`);
  const written = existsSync(file) ? await readFile(file, 'utf8') : '';
  const name = path.relative(root, file);
  if (text === written) {
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

/** The API of one version, fetched the first time. */
async function readVersion({ id }, version, packages, peers) {
  const directory = await fetchVersion({
    id,
    version,
    specs: packages.map((published) => `${published.name}@${published.version}`),
    peers,
  });
  const { interfaces = [], themePrefix } = documented.find((library) => library.id === id) ?? {};
  const names = packages.map(({ name }) => name);
  const { models, functions, accepted, issues } = await readApi({
    directory,
    packages: names,
    interfaces,
    ...(themePrefix && { themePrefix }),
    cacheDir,
    pathOf: (component) => component,
  });
  // Interfaces that are younger than the version, and types that props only name, are not recorded.
  const unrecorded = ['api-interface', 'api-named-type'];
  for (const { code, message, file } of issues.filter((one) => !unrecorded.includes(one.code))) {
    console.warn(`${id} ${version}: ${message} [${code}] ${file ?? ''}`);
  }
  if (models.length === 0) throw new Error(`${names[0]} ${version} shows no components.`);
  console.log(`${id} ${version}: ${models.length} components`);
  return { version, packages: names, models, functions, accepted };
}

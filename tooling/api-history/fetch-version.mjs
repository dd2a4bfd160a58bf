import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Dependencies that no declaration speaks of, each with dozens of its own. */
const NOTHING = 'npm:clsx@2.1.1';
const UNUSED = ['exceljs', '@mui/x-internal-exceljs-fork', '@mui/x-telemetry', '@babel/runtime'];

const cache = path.join(root, 'node_modules/.cache/lectern-api-history');

/**
 * Installs packages of a library as published, the first time, and keeps their types alone. What
 * they only expect to find is installed once for all versions that expect the same.
 *
 * @param {{ id: string, version: string, specs: string[], peers: string[] }} wanted specs as npm takes them
 * @returns {Promise<string>} the folder below which `node_modules` holds them
 */
export async function fetchVersion({ id, version, specs, peers }) {
  const around = path.join(cache, peers.join('+').replace(/[^\w.+-]/g, '-'));
  await install(around, peers);
  const folder = path.join(around, `${id}-${version}`);
  await install(folder, specs);
  return folder;
}

async function install(folder, specs) {
  const done = path.join(folder, '.fetched');
  if (existsSync(done)) return;
  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const overrides = Object.fromEntries(UNUSED.map((name) => [name, NOTHING]));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, overrides }));
  const quiet = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  npm(['install', ...quiet, ...specs], folder);
  await keepTypes(path.join(folder, 'node_modules'));
  await writeFile(done, '');
}

/** Removes all but declarations and manifests: a history of every minor would fill tens of gigabytes. */
async function keepTypes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !/\.d\.m?ts$|^package\.json$/.test(entry.name))
      .map((entry) => rm(path.join(entry.parentPath, entry.name))),
  );
}

/** Runs npm and returns what it prints. */
export function npm(args, cwd = root) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${stderr}`);
  return stdout;
}

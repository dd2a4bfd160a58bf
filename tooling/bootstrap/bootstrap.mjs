/**
 * Installs the workspace with the pnpm version that package.json pins, using nothing but Node and
 * npm. Does nothing when the lockfile, the Node version and node_modules still agree.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, secondsSince } from './run.mjs';

const MINIMUM_NODE = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  console.error(
    `Lectern needs Node ${MINIMUM_NODE.join('.')} or newer; this is ${process.versions.node}.\n` +
      'Install a newer Node from your package manager and run the command again.',
  );
  process.exit(1);
}

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const stampFile = path.join(root, 'node_modules', '.lectern-install');
const stamp = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .update(readFileSync(path.join(root, 'pnpm-workspace.yaml')))
  .update(process.versions.node)
  .digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  const start = performance.now();
  console.log(`Installing with ${packageManager} …`);
  const code = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile']);
  if (code !== 0) {
    console.error('The installation failed; see the messages above. Is the npm registry in reach?');
    process.exit(code);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`Installed in ${secondsSince(start)} s.`);
}

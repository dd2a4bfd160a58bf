import { formatIssues } from '@lectern/page-model';
import { watch } from 'chokidar';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepare, readUndemoed } from './node/prepare';
import { describeUndemoed, listUndemoed } from './undemoed';

/** The repository root: the nearest folder above with the workspace file. */
function findRoot(from: string): string {
  if (existsSync(path.join(from, 'pnpm-workspace.yaml'))) return from;
  const parent = path.dirname(from);
  if (parent === from)
    throw new Error('No pnpm-workspace.yaml above this folder; run it inside the repository.');
  return findRoot(parent);
}

const [command, ...flags] = process.argv.slice(2);
const watching = flags.includes('--watch');

async function run(root: string): Promise<boolean> {
  const start = performance.now();
  const { pages, notes, issues } = await prepare(root, { serverDemos: !watching });
  if (issues.length > 0) {
    console.error(`\n${formatIssues(issues)}\n`);
    return false;
  }
  for (const note of notes) console.log(note);
  console.log(`Prepared ${pages} pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

if (command !== 'prepare' && command !== 'undemoed') {
  console.error('Usage: lectern-site prepare [--watch] | undemoed');
  process.exit(2);
}
const root = findRoot(process.cwd());
if (command === 'undemoed') {
  for (const one of await readUndemoed(root)) {
    console.log(`${listUndemoed(one)}\n\n${describeUndemoed(one)}`);
  }
  process.exit(0);
}
const good = await run(root);
if (!watching) process.exit(good ? 0 : 1);

let pending: NodeJS.Timeout | undefined;
let running = Promise.resolve(true);
watch(path.join(root, 'apps'), {
  ignored: (file) =>
    /node_modules|\.next|\.generated|[\\/]out([\\/]|$)|[\\/]dist([\\/]|$)/.test(file),
  ignoreInitial: true,
}).on('all', (_event, file) => {
  if (!/[\\/](?:content|labels)[\\/]|nav\.ts$|site\.config\.ts$/.test(file)) return;
  clearTimeout(pending);
  pending = setTimeout(() => {
    running = running.then(() => run(root));
  }, 50);
});

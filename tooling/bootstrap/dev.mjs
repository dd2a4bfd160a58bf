/** `pnpm dev <area>`: one area with hot reload of Markdown, demos and packages. */
import { existsSync, readdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './run.mjs';

const area = process.argv[2];
const apps = path.join(root, 'apps');
const areas = readdirSync(apps).filter((name) => existsSync(path.join(apps, name, 'nav.ts')));
if (!area || !areas.includes(area)) {
  console.error(`Usage: pnpm dev <area>, one of ${areas.join(', ')}`);
  process.exit(2);
}
const directory = path.join(apps, area);
const binaries = path.join(directory, 'node_modules/.bin');
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${binaries}${path.delimiter}${process.env.PATH}`,
};
const children = [];
const stop = () => children.forEach((child) => child.kill());
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

function start(command, args, options) {
  const child = spawn(command, args, { env, stdio: 'inherit', ...options });
  child.once('exit', stop);
  children.push(child);
  return child;
}

const prepare = start('lectern-site', ['prepare', '--watch'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
prepare.stdout.pipe(process.stdout);
// The first report comes once the pages are written. Problems go to standard error, and are mended
// while this waits.
prepare.stdout.once('data', () => {
  const port = process.env.PORT ?? '3000';
  start('next', ['dev', '--port', port, '--hostname', 'localhost'], { cwd: directory });
});

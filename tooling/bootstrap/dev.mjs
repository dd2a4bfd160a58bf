/** `pnpm dev <area>`: one area with hot reload of Markdown, demos and packages. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { serveRunner } from '../compose/runners.mjs';
import { fontFaces, site } from '../compose/site.mjs';
import { root } from './run.mjs';

const area = site.areas.find(({ id }) => id === process.argv[2]);
if (!area) {
  console.error(`Usage: pnpm dev <area>, one of ${site.areas.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
const directory = path.join(root, 'apps', area.id);
const binaries = path.join(directory, 'node_modules/.bin');
const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${binaries}${path.delimiter}${process.env.PATH}`,
};
const children = [];
let runner;
function stop() {
  for (const child of children) child.kill();
  void runner?.stop();
}
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
  serveArea().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
    stop();
  });
});

async function serveArea() {
  runner = await serveRunner(area, fontFaces);
  env.LECTERN_RUNNER = runner.url;
  const port = process.env.PORT ?? '3000';
  start('next', ['dev', '--port', port, '--hostname', 'localhost'], { cwd: directory });
}

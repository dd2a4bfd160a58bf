/** `pnpm dev <area>`: one area with hot reload of Markdown, demos and packages. */
import { existsSync, readdirSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, run } from './run.mjs';

const area = process.argv[2];
const apps = path.join(root, 'apps');
const areas = readdirSync(apps).filter((name) => existsSync(path.join(apps, name, 'nav.ts')));
if (!area || !areas.includes(area)) {
  console.error(`Usage: pnpm dev <area>, one of ${areas.join(', ')}`);
  process.exit(2);
}
if ((await run('lectern-site', ['prepare'])) !== 0) process.exit(1);

const children = [
  spawn('lectern-site', ['prepare', '--watch'], { cwd: root, stdio: 'inherit' }),
  spawn('next', ['dev', '--port', process.env.PORT ?? '3000'], {
    cwd: path.join(apps, area),
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(apps, area, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  }),
];
const stop = () => children.forEach((child) => child.kill());
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);

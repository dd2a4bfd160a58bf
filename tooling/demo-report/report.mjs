/**
 * `pnpm demos:report`: the health of every demo as one table, the heaviest first. Needs prepared
 * pages. `pnpm demos:report --look` runs the demos that changed since a browser last looked at them,
 * alone and three times, and writes down what it found in `apps/demo-looks.json`. It needs a build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { site } from '../compose/site.mjs';
import { lookAt } from './look.mjs';
import { table } from './table.mjs';

const LOOKS = path.join(root, 'apps/demo-looks.json');

/** Every demo with its health, as the build wrote it for the panel of the demo. */
const demos = site.areas.flatMap(({ id: area, prefix }) => {
  const file = path.join(root, 'apps', area, 'public/demos', area, 'health.json');
  const health = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.entries(health).map(([id, one]) => ({ area, prefix, id, ...one }));
});
if (demos.length === 0) {
  console.error('No demo has been measured. Run `pnpm prepare-pages` first.');
  process.exit(1);
}

if (process.argv.includes('--look')) {
  const known = existsSync(LOOKS) ? JSON.parse(readFileSync(LOOKS, 'utf8')) : {};
  const fresh = demos.filter(({ look }) => look === undefined);
  console.log(`Looking at ${fresh.length} of ${demos.length} demos.`);
  const looks = await lookAt(fresh);
  for (const demo of demos) {
    const key = `${demo.area}/${demo.id}`;
    const look = looks.get(demo) ?? demo.look;
    if (!look) continue;
    demo.look = look;
    known[key] = { hash: demo.hash, axe: look.axe, console: look.console };
  }
  const current = new Set(demos.map(({ area, id }) => `${area}/${id}`));
  const kept = Object.entries(known)
    .filter(([key]) => current.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  // One line for each demo, so that a change is read at a glance.
  const lines = kept.map(([key, look]) => `  ${JSON.stringify(key)}: ${JSON.stringify(look)}`);
  await writeFile(LOOKS, `{\n${lines.join(',\n')}\n}\n`);
}

console.log(table(demos));

/** Prints each row of rows.md as covered or not, by the ids in the titles of tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

const rows = [
  ...readFileSync(path.join(import.meta.dirname, 'rows.md'), 'utf8').matchAll(
    /^\| ([A-G]\d+)\s+\| (.*?)\s*\|$/gm,
  ),
].map(([, id, text]) => ({ id, text }));

const tests = ['apps', 'packages', 'tooling']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules'));
const covered = new Set(
  tests.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[((?:[A-G]\d+(?:, ?)?)+)\]/g)].flatMap(
      ([, ids = '']) => ids.split(/, ?/),
    ),
  ),
);

for (const { id, text } of rows) {
  console.log(`${covered.has(id) ? 'covered' : 'open   '}  ${id.padEnd(4)} ${text}`);
}
console.log(`\n${rows.filter(({ id }) => covered.has(id)).length} of ${rows.length} rows covered`);

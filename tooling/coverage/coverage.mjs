/**
 * Prints how many pages of the inventory are here, with their demos and words, by area and group:
 * `pnpm coverage`. An area behind it, such as `pnpm coverage x`, lists what that one lacks.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPages } from '../content/read-pages.mjs';
import { cover } from './cover.mjs';

const file = path.join(import.meta.dirname, 'inventory.json');
const covered = cover(JSON.parse(readFileSync(file, 'utf8')).areas, readPages());
const asked = process.argv[2];

for (const area of new Set(covered.map((group) => group.area))) {
  const groups = covered.filter((group) => group.area === area);
  const sum = (key) => groups.reduce((total, group) => total + group[key], 0);
  const row = (name, { present, known, demos, words }) => [
    name,
    { pages: known > 0 ? `${present} of ${known}` : present, demos, words },
  ];
  const total = Object.fromEntries(
    ['present', 'known', 'demos', 'words'].map((key) => [key, sum(key)]),
  );
  console.log(`\n${area}`);
  console.table(Object.fromEntries([...groups.map((g) => row(g.group, g)), row('all', total)]));
  if (asked === area) console.log(groups.flatMap(({ missing }) => missing).join('\n'));
}

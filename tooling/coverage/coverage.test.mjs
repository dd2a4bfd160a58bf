import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readPages, toPage } from '../content/read-pages.mjs';
import { cover, presentByArea } from './cover.mjs';

// Every page of the site is read.
vi.setConfig({ testTimeout: 60_000 });

const read = (name) => JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
const pageOf = (folder, text) => toPage('docs', `apps/docs/content/${folder}/page.md`, text);

test('pages are counted by group, with demos and words; what is missing is named', () => {
  const areas = { docs: { Lamps: { '/desk/': 'Desk', '/wall/': 'Wall' } } };
  const pages = [
    pageOf('desk', 'Two words.\n\n::demo{src="Dim.tsx" title="Dim it"}'),
    pageOf('own', 'One more page.'),
  ];
  const covered = cover(areas, pages);
  expect(covered).toEqual([
    {
      area: 'docs',
      group: 'Lamps',
      present: 1,
      known: 2,
      demos: 1,
      words: 2,
      missing: ['/wall/'],
    },
    {
      area: 'docs',
      group: 'beyond the inventory',
      present: 1,
      known: 0,
      demos: 0,
      words: 3,
      missing: [],
    },
  ]);
  expect(presentByArea(covered)).toEqual({ docs: 1 });
});

test('[A1] no area has fewer pages of the inventory than are on record', () => {
  const present = presentByArea(cover(read('inventory.json').areas, readPages()));
  for (const [area, count] of Object.entries(read('record.json'))) {
    expect(present[area], area).toBeGreaterThanOrEqual(count);
  }
});

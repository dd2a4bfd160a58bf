import { entriesWith, listOf, unpackIndex, type PackedIndex, type WordList } from '@lectern/search';
import type { DocProps } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { searchFiles } from './search-files';

const doc = (path: string, title: string, language: string, html: string): DocProps => ({
  kind: 'doc',
  path,
  language,
  written: [language],
  title,
  description: '',
  apiLinks: [],
  page: {
    path,
    language,
    title,
    description: '',
    components: [],
    headings: [{ depth: 2, id: 'care', text: 'Care' }],
    blocks: [
      { type: 'heading', depth: 2, id: 'care', html: 'Care' },
      { type: 'html', html },
    ],
    demos: {},
    source: 'page.md',
  },
});

const areas = [
  { id: 'lamps', pages: [doc('/lamps/desk/', 'Desk lamp', 'en', '<p>Wipe with a cloth</p>')] },
  {
    id: 'chairs',
    pages: [
      doc('/chairs/stool/', 'Stool', 'en', '<p>Oil the <b>joints</b></p>'),
      doc('/chairs/stool/', 'كرسي', 'ar', '<p>ادهن المفاصل</p>'),
    ],
  },
];
const files = searchFiles(areas, { light: ['lamp'], taboret: ['Stool'] });
const read = <Content>(name: string) => JSON.parse(files.get(name) ?? 'null') as Content;

test('each language has an index for every area, with the synonyms that lead somewhere there', () => {
  expect([...files.keys()].filter((name) => /^\w+\/[a-z]+\.json$/.test(name))).toEqual([
    'en/lamps.json',
    'en/chairs.json',
    'ar/lamps.json',
    'ar/chairs.json',
  ]);
  expect(read<PackedIndex>('en/lamps.json').synonyms).toEqual({ light: ['lamp'] });
  expect(read<PackedIndex>('en/chairs.json').synonyms).toEqual({ taboret: ['Stool'] });
  expect(read<PackedIndex>('ar/lamps.json').pages).toEqual([]);
});

test('words of texts lead to entries, counted through all areas', () => {
  const lamps = read<PackedIndex>('en/lamps.json');
  const entries = ['lamps', 'chairs'].flatMap((id) =>
    unpackIndex(read<PackedIndex>(`en/${id}.json`), id),
  );
  const list = read<WordList>(`en/${lamps.build}/${listOf('joints')}.json`);
  expect([...entriesWith(list, 'joint')].map((number) => entries[number]?.href)).toEqual([
    '/chairs/stool/#care',
  ]);
});

test('another text makes another build, so that old indexes and new lists never meet', () => {
  const other = searchFiles([...areas, { id: 'tables', pages: [] }], {});
  const buildOf = (all: Map<string, string>) =>
    (JSON.parse(all.get('en/lamps.json') ?? 'null') as PackedIndex).build;
  expect(buildOf(other)).not.toBe(buildOf(files));
});

import { expect, test } from 'vitest';
import { answer, openPreparedSearch } from './prepared-search';
import { readQueries, scoreQueries } from './score-queries';

const groups = [
  { about: '', area: 'lamps', right: { lamp: '/lamp/', dim: '/lamp/#dim /api/lamp/' } },
];

test.each<[string, Record<string, string[]>, number, number]>([
  ['both first', { lamp: ['/lamp/'], dim: ['/lamp/#dim'] }, 2, 2],
  ['a part of the right page is right', { lamp: ['/lamp/#hue'], dim: ['/api/lamp/#dim'] }, 2, 2],
  ['another part than the one named is wrong', { lamp: ['/lamp/'], dim: ['/lamp/#hue'] }, 1, 1],
  [
    'the third place counts, the fourth does not',
    { lamp: ['/a/', '/b/', '/lamp/'], dim: ['/a/', '/b/', '/c/', '/lamp/#dim'] },
    0,
    1,
  ],
  ['nothing found', { lamp: [], dim: [] }, 0, 0],
])('%s', (_title, found, first, firstThree) => {
  const score = scoreQueries(groups, (query) => found[query] ?? []);
  expect([score.first, score.firstThree]).toEqual([first, firstThree]);
});

test('of 200 queries that people type, the right page comes first for 85 % and among the first three for 95 %', async () => {
  const search = await openPreparedSearch('en');
  const queries = readQueries();
  const answers = new Map<string, string[]>();
  for (const { area, right } of queries) {
    for (const query of Object.keys(right)) {
      answers.set(`${area} ${query}`, await answer(search, query, area));
    }
  }
  const { count, first, firstThree, misses } = scoreQueries(
    queries,
    (query, area) => answers.get(`${area} ${query}`) ?? [],
  );
  const wrong = JSON.stringify(misses, null, 2);
  expect(count).toBe(200);
  expect(first / count, wrong).toBeGreaterThanOrEqual(0.85);
  expect(firstThree / count, wrong).toBeGreaterThanOrEqual(0.95);
}, 60_000);

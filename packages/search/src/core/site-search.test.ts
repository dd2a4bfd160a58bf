import { expect, test } from 'vitest';
import type { IndexedPage } from './index-page';
import { packIndex } from './packed-index';
import { createSiteSearch } from './site-search';
import { listOf, wordLists } from './word-lists';

const page = (area: string, title: string, text: string): IndexedPage => ({
  kind: 'page',
  area,
  path: `/${area}/${title.toLowerCase()}/`,
  title,
  text,
  parts: [],
});
const chairs = [page('chairs', 'Stool', 'Oil the joints')];
const lamps = [page('lamps', 'Lamp', 'Wipe with a cloth'), page('lamps', 'Torch', 'Oil the hinge')];
const lists = wordLists([...chairs, ...lamps]);

/** A site whose files come when they are let through. */
function openSite({ build = 'b1' } = {}) {
  const asked: string[] = [];
  const waiting = new Map<string, { answer: (content: unknown) => void; fail: () => void }>();
  const search = createSiteSearch({
    areas: ['chairs', 'lamps'],
    load: (name) => {
      asked.push(name);
      return new Promise((resolve, reject) => {
        waiting.set(name, { answer: resolve, fail: () => reject(new Error(name)) });
      });
    },
  });
  const contents: Record<string, unknown> = {
    'chairs.json': packIndex(chairs, {}, 'b1'),
    'lamps.json': packIndex(lamps, {}, build),
    ...Object.fromEntries(lists.map((list, number) => [`b1/${number}.json`, list])),
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    search,
    asked,
    answer: async (name: string) => {
      waiting.get(name)?.answer(contents[name]);
      await settled();
    },
    fail: async (name: string) => {
      waiting.get(name)?.fail();
      await settled();
    },
    find: (query: string) => search.find(query, 'lamps').map(({ href }) => href),
  };
}

test('the index of the reader’s area is fetched first, and answers before the others', async () => {
  const { search, asked, answer, find } = openSite();
  expect(asked).toEqual([]);
  search.open('lamps');
  expect(asked).toEqual(['lamps.json']);
  expect(find('torch')).toEqual([]);
  await answer('lamps.json');
  expect(search.getState()).toEqual({ loaded: 'some', pending: true, failed: false });
  expect(find('torch')).toEqual(['/lamps/torch/']);
  expect(asked).toEqual(['lamps.json', 'chairs.json']);
  await answer('chairs.json');
  expect(search.getState()).toEqual({ loaded: 'all', pending: false, failed: false });
  expect(find('stool')).toEqual(['/chairs/stool/']);
});

test('opening it again fetches nothing twice', async () => {
  const { search, asked, answer } = openSite();
  search.open('lamps');
  search.open('lamps');
  await answer('lamps.json');
  await answer('chairs.json');
  search.open('chairs');
  expect(asked).toEqual(['lamps.json', 'chairs.json']);
});

test('texts are read where titles tell too little, and number the entries of all areas', async () => {
  const { search, asked, answer, find } = openSite();
  search.open('lamps');
  await answer('lamps.json');
  search.readTexts('oil', 'lamps');
  expect(asked).toHaveLength(2);
  await answer('chairs.json');
  expect(find('oil')).toEqual([]);
  search.readTexts('oil', 'lamps');
  const list = `b1/${listOf('oil')}.json`;
  expect(asked.at(-1)).toBe(list);
  await answer(list);
  expect(find('oil')).toEqual(['/lamps/torch/', '/chairs/stool/']);
});

test('indexes of two builds have no lists', async () => {
  const { search, asked, answer } = openSite({ build: 'b2' });
  search.open('lamps');
  await answer('lamps.json');
  await answer('chairs.json');
  search.readTexts('oil', 'lamps');
  expect(asked).toEqual(['lamps.json', 'chairs.json']);
});

test('a failure is told, and everything can be asked for again', async () => {
  const { search, asked, answer, fail } = openSite();
  const states: boolean[] = [];
  const end = search.subscribe(() => states.push(search.getState().failed));
  search.open('lamps');
  await fail('lamps.json');
  await fail('chairs.json');
  expect(states.at(-1)).toBe(true);
  end();
  search.open('lamps');
  expect(search.getState().failed).toBe(false);
  await answer('lamps.json');
  expect(search.getState()).toEqual({ loaded: 'some', pending: true, failed: false });
  expect(states.at(-1)).toBe(true);
  expect(asked.filter((name) => name === 'lamps.json')).toHaveLength(2);
});

test('without one area the others answer', async () => {
  const { search, answer, fail, find } = openSite();
  search.open('lamps');
  await answer('lamps.json');
  await fail('chairs.json');
  expect(search.getState()).toEqual({ loaded: 'some', pending: false, failed: false });
  expect(find('lamp')).toEqual(['/lamps/lamp/']);
});

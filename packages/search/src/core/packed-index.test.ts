import { expect, test } from 'vitest';
import type { IndexedPage, IndexedPart } from './index-page';
import { packIndex, unpackIndex } from './packed-index';

const part = (kind: IndexedPart['kind'], title: string, anchor: string): IndexedPart => ({
  kind,
  title,
  anchor,
  text: '',
});
const pages: readonly IndexedPage[] = [
  {
    kind: 'page',
    area: 'lib',
    path: '/lib/lamp/',
    title: 'Lamp',
    text: '',
    parts: [
      part('heading', 'Dim the light', 'dim-the-light'),
      part('heading', 'Dim the light', 'dim-the-light-1'),
      part('heading', 'What `hue` does', 'what-hue-does'),
      part('heading', 'الضوء الخافت', 'الضوء-الخافت'),
      part('demo', 'Two lamps', 'demo-LampPair'),
    ],
  },
  {
    kind: 'api',
    area: 'lib',
    path: '/lib/api/lamp/',
    title: 'Lamp API',
    text: '',
    parts: [part('prop', 'aria-label', 'prop-aria-label'), part('prop', 'hue', 'prop-hue')],
  },
  {
    kind: 'api',
    area: 'lib',
    path: '/lib/api/hooks/',
    title: 'Hooks',
    text: '',
    parts: [part('function', 'useLamp', 'useLamp')],
  },
];

test('what is packed comes out as it went in, in the same order', () => {
  const entries = unpackIndex(packIndex(pages, {}, 'a1'), 'lib');
  expect(entries.map(({ kind, title, href }) => [kind, title, href])).toEqual(
    pages.flatMap(({ kind, title, path, parts }) => [
      [kind, title, path],
      ...parts.map((one) => [one.kind, one.title, `${path}#${one.anchor}`]),
    ]),
  );
  expect(entries.find(({ title }) => title === 'hue')).toEqual({
    kind: 'prop',
    title: 'hue',
    href: '/lib/api/lamp/#prop-hue',
    area: 'lib',
    page: 'Lamp API',
  });
});

test('an anchor travels only where the title does not give it', () => {
  expect(packIndex(pages, {}, 'a1').pages[0]?.[3]).toEqual([
    'Dim the light',
    ['Dim the light', 'dim-the-light-1'],
    'What `hue` does',
    'الضوء الخافت',
  ]);
});

test('synonyms go where what they name is', () => {
  const synonyms = { bulb: ['Lamp', 'Torch'], blaze: ['dim light'], couch: ['Sofa'] };
  expect(packIndex(pages, synonyms, 'a1').synonyms).toEqual({ bulb: ['Lamp'] });
});

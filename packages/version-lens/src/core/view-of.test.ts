import type { ComponentHistory, LibraryRecord } from '@lectern/page-model';
import { expect, test } from 'vitest';
import {
  changesAfter,
  findRecorded,
  goneSince,
  libraryOf,
  viewOf,
  viewOfFunction,
} from './view-of';

const record = (
  components: LibraryRecord['components'],
  functions?: LibraryRecord['functions'],
): LibraryRecord => ({ prefix: '/lamps/api/', components, ...(functions && { functions }) });

test.each<[string, ComponentHistory, string, object]>([
  ['a prop that came later', { props: { dim: { since: '6.4' } } }, '6.0', { dim: { came: '6.4' } }],
  ['a prop that came with it', { props: { dim: { since: '6.4' } } }, '6.4', {}],
  ['a prop that came before: 5.10 is after 5.9', { props: { dim: { since: '5.9' } } }, '5.10', {}],
  [
    'a prop that went later',
    { props: { bulb: { deprecated: '5.9', removed: '7.0', replacement: ['slots.bulb'] } } },
    '6.4',
    { bulb: { removed: '7.0', replacement: ['slots.bulb'] } },
  ],
  ['a prop that was gone already', { props: { bulb: { removed: '6.0' } } }, '6.0', {}],
  [
    'a prop that came and went later',
    { props: { bulb: { since: '6.0', removed: '7.0' } } },
    '5.9',
    {},
  ],
  [
    'another default',
    { props: { mode: { defaults: [{ version: '6.0', from: "'light'", to: "'system'" }] } } },
    '5.9',
    { mode: { default: "'light'" } },
  ],
  [
    'the default of the first of several changes',
    {
      props: {
        mode: {
          defaults: [
            { version: '5.10', from: "'a'", to: "'b'" },
            { version: '6.0', from: "'b'", to: "'c'" },
            { version: '7.0', from: "'c'", to: "'d'" },
          ],
        },
      },
    },
    '5.10',
    { mode: { default: "'b'" } },
  ],
  [
    'a default that is what it was',
    {
      props: {
        mode: {
          defaults: [
            { version: '6.0', from: "'a'", to: "'b'" },
            { version: '7.0', from: "'b'", to: "'a'" },
          ],
        },
      },
    },
    '5.9',
    {},
  ],
  [
    'a default that was not documented says nothing',
    { props: { on: { defaults: [{ version: '6.0', to: 'false' }] } } },
    '5.9',
    {},
  ],
  [
    'a default that is no more',
    { props: { on: { defaults: [{ version: '6.0', from: '{}' }] } } },
    '5.9',
    { on: { default: '{}' } },
  ],
  [
    'literals that came and went',
    {
      props: {
        size: {
          types: [
            { version: '5.10', added: ["'tiny'"], removed: [] },
            { version: '6.0', added: ["'medium'", "'big'"], removed: ["'normal'"] },
            { version: '7.0', added: ["'large'"], removed: ["'big'"] },
          ],
        },
      },
    },
    '5.10',
    { size: { type: { added: ["'medium'", "'large'"], removed: ["'normal'"] } } },
  ],
  [
    'a literal that went and came back',
    {
      props: {
        size: {
          types: [
            { version: '6.0', added: [], removed: ["'big'"] },
            { version: '7.0', added: ["'big'"], removed: [] },
          ],
        },
      },
    },
    '5.9',
    {},
  ],
  [
    'the values of a prop that came later say nothing',
    { props: { size: { since: '6.0', types: [{ version: '6.4', added: ['1'], removed: [] }] } } },
    '5.9',
    { size: { came: '6.0' } },
  ],
  [
    'the values of a prop that went say nothing',
    {
      props: {
        size: { removed: '7.0', types: [{ version: '6.4', added: ['1'], removed: [] }] },
      },
    },
    '5.9',
    { size: { removed: '7.0' } },
  ],
])('%s', (_title, lamp, version, props) => {
  expect(viewOf(record({ Lamp: lamp }), 'Lamp', version)).toEqual({ props });
});

test.each<[string, ComponentHistory, object]>([
  ['came later', { since: '6.4', props: { on: { since: '7.0' } } }, { came: '6.4' }],
  [
    'went later',
    { removed: '7.0', replacement: ['Desk'] },
    { removed: '7.0', replacement: ['Desk'] },
  ],
  ['came and went later', { since: '6.4', removed: '7.0' }, {}],
  ['was gone already', { removed: '5.10' }, {}],
])('a component that %s', (_title, lamp, expected) => {
  expect(viewOf(record({ Lamp: lamp }), 'Lamp', '6.0')).toEqual({ ...expected, props: {} });
});

test('a component without a record is as it was', () => {
  expect(viewOf(record({}), 'Lamp', '6.0')).toEqual({ props: {} });
  expect(changesAfter(record({}), 'Lamp', '6.0')).toEqual([]);
});

test('what a version has and the documented one has not, the last to go first', () => {
  const lamps = record(
    {
      Bulb: { removed: '6.4' },
      Candle: { removed: '5.10' },
      Desk: { since: '6.4', removed: '7.0' },
      Torch: { removed: '7.0', replacement: ['Lamp'] },
      Lamp: {},
    },
    { useTorch: { removed: '7.0' } },
  );
  const desks = record({ Torch: {}, Board: { removed: '7.0' } });
  expect(goneSince({ areas: [], libraries: [lamps, desks] }, '6.0')).toEqual([
    { version: '7.0', kind: 'removed', prop: 'Torch', replacement: ['Lamp'] },
    { version: '7.0', kind: 'removed', prop: 'useTorch' },
    { version: '7.0', kind: 'removed', prop: 'Board' },
    { version: '6.4', kind: 'removed', prop: 'Bulb' },
  ]);
});

test('only later changes are told', () => {
  const history = record({ Lamp: { props: { dim: { since: '6.0' }, on: { since: '6.4' } } } });
  expect(changesAfter(history, 'Lamp', '6.0')).toEqual([
    { version: '6.4', kind: 'added', prop: 'on' },
  ]);
});

test('a function came later, was there, or is not on record', () => {
  const history = record({}, { useLamp: { since: '6.4' } });
  expect(viewOfFunction(history, 'useLamp', '6.0')).toEqual({ came: '6.4' });
  expect(viewOfFunction(history, 'useLamp', '6.4')).toEqual({});
  expect(viewOfFunction(record({}), 'useLamp', '6.0')).toEqual({});
});

test.each([
  ['6.0', '6.0'],
  ['6.1', '6.0'],
  ['5.11', '5.10'],
  ['7.1', '7.1'],
  ['7.2', undefined],
  ['5.8', undefined],
  ['4.12', undefined],
])('%s stands on record as %s', (minor, found) => {
  expect(findRecorded(['5.9', '5.10', '6.0', '6.4', '7.1'], minor)).toBe(found);
});

test('nothing stands on an empty record', () => {
  expect(findRecorded([], '6.0')).toBeUndefined();
});

test('a page is of the library whose addresses it stands under', () => {
  const [bulbs, shades] = ['/lamps/api/bulbs/', '/lamps/api/shades/'].map((prefix) => ({
    ...record({}),
    prefix,
  }));
  const libraries = [bulbs!, shades!];
  expect(libraryOf({ areas: [], libraries }, '/lamps/api/shades/toolbar/')).toBe(shades);
  expect(libraryOf({ areas: [], libraries }, '/lamps/start/')).toBeUndefined();
});

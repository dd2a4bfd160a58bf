import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiHistory, ApiModel } from '@lectern/page-model';
import { readApi, readHistory } from './node';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'lectern-history-'));
let history: ApiHistory;
let models: readonly ApiModel[] = [];
let accepted: Readonly<Record<string, readonly string[]>> = {};

beforeAll(async () => {
  history = (await readHistory('material-ui'))!;
  ({ models, accepted } = await readApi({
    directory: path.join(import.meta.dirname, '..'),
    packages: ['@mui/material'],
    cacheDir,
    pathOf: (name) => `/api/${name}/`,
  }));
}, 60_000);
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

test('an area without a recorded history has none', async () => {
  expect(await readHistory('no-such-area')).toBeUndefined();
});

test('the record ends with the documented version', () => {
  expect(history.versions.at(-1)).toBe(models[0]?.packageVersion);
});

test('what the record calls removed is not there, and everything else is', () => {
  for (const [name, { removed, props = {} }] of Object.entries(history.components)) {
    expect([name, name in accepted]).toEqual([name, removed === undefined]);
    if (removed !== undefined) continue;
    for (const [prop, life] of Object.entries(props)) {
      const isTaken = accepted[name]?.includes(prop);
      expect([name, prop, isTaken]).toEqual([name, prop, life.removed === undefined]);
    }
  }
});

test('a prop is deprecated in the record where its types say so, and nowhere else', () => {
  for (const { name, props } of models) {
    const deprecated = props.filter((prop) => prop.deprecated !== undefined);
    const recorded = Object.entries(history.components[name]?.props ?? {})
      .filter(([, life]) => life.deprecated !== undefined && life.removed === undefined)
      .map(([prop]) => prop);
    expect([name, recorded.sort()]).toEqual([name, deprecated.map((prop) => prop.name).sort()]);
  }
});

test.each<[string, (components: ApiHistory['components']) => unknown, unknown]>([
  ['Hidden is gone in 7', ({ Hidden }) => Hidden?.removed, '7.0'],
  ['Button takes loading from 6.4 on', ({ Button }) => Button?.props?.['loading']?.since, '6.4'],
  ['Grid takes size from 7 on', ({ Grid }) => Grid?.props?.['size']?.since, '7.0'],
  [
    "Tooltip's components are deprecated from 6 on, in favour of slots",
    ({ Tooltip }) => [
      Tooltip?.props?.['components']?.deprecated,
      Tooltip?.props?.['components']?.replacement,
    ],
    ['6.0', ['slots']],
  ],
  [
    "Badge's componentsProps are deprecated from 6 on, in favour of slotProps",
    ({ Badge }) => Badge?.props?.['componentsProps']?.replacement,
    ['slotProps'],
  ],
  ['Stack came with 5', ({ Stack }) => Stack?.since, '5.0'],
  ['Button was there before 5', ({ Button }) => Button?.since, undefined],
  ['Grid lost item in 7', ({ Grid }) => Grid?.props?.['item']?.removed, '7.0'],
])('%s', (_title, read, expected) => {
  expect(read(history.components)).toEqual(expected);
});

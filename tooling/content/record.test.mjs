import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecord } from './record.mjs';

let cache;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'record-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const open = () => openRecord('lamps', import.meta.dirname, cache);

test('a record hands the next run what this one found', () => {
  const first = open();
  const key = first.keyOf('desk', { watts: 4 });
  expect(first.get(key)).toBeUndefined();
  first.set(key, [1, 2]);
  first.close();
  const second = open();
  expect(second.keyOf('desk', { watts: 5 })).not.toBe(key);
  expect(second.get(second.keyOf('desk', { watts: 4 }))).toEqual([1, 2]);
});

test('what a run does not ask for is forgotten', () => {
  const first = open();
  const [kept, dropped] = ['desk', 'wall'].map((name) => first.keyOf(name));
  first.set(kept, 1);
  first.set(dropped, 2);
  first.close();
  const second = open();
  second.get(kept);
  second.close();
  const third = open();
  expect([third.get(kept), third.get(dropped)]).toEqual([1, undefined]);
});

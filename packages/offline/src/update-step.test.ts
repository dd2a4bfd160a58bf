import { expect, test } from 'vitest';
import { updateStep, type UpdateEvent, type UpdateState } from './core';

const activated = (isUpdate: boolean, focused: boolean): UpdateEvent => ({
  type: 'ACTIVATED',
  isUpdate,
  focused,
});

test.each<[string, UpdateState, UpdateEvent, UpdateState, string | null]>([
  ['a waiting worker need not wait', 'current', { type: 'WAITING' }, 'current', 'skip-waiting'],
  ['the first worker changes nothing', 'current', activated(false, true), 'current', null],
  ['a new one reloads the page in view', 'current', activated(true, true), 'reloading', 'reload'],
  ['a page out of view waits', 'current', activated(true, false), 'outdated', null],
  ['and reloads when looked at', 'outdated', { type: 'FOCUSED' }, 'reloading', 'reload'],
  [
    'a third worker is part of the same reload',
    'outdated',
    activated(true, true),
    'outdated',
    null,
  ],
  ['no second reload by a worker', 'reloading', activated(true, true), 'reloading', null],
  ['no second reload by focus', 'reloading', { type: 'FOCUSED' }, 'reloading', null],
  ['focus alone reloads nothing', 'current', { type: 'FOCUSED' }, 'current', null],
])('[C13] %s', (_title, state, event, next, action) => {
  expect(updateStep(state, event)).toEqual({ state: next, action });
});

import { memoryStorage } from '@lectern/theme-state/core';
import { expect, test } from 'vitest';
import { createStudioStore, STUDIO_KEY } from './studio-store';
import { DOCUMENTED } from './studio-theme';

const theme = { light: { primary: '#123456' }, spacing: 6 };

test('a theme is kept, and the same object until it changes', () => {
  const storage = memoryStorage();
  createStudioStore(storage).set(theme);
  const store = createStudioStore(storage);
  expect(store.getSnapshot()).toEqual(theme);
  expect(store.getSnapshot()).toBe(store.getSnapshot());
  expect(store.getServerSnapshot()).toBe(DOCUMENTED);
});

test('nothing is written before the reader changes something', () => {
  const storage = memoryStorage();
  createStudioStore(storage).getSnapshot();
  expect(storage.get(STUDIO_KEY)).toBeNull();
});

test('listeners hear of a change and of its end, and no more once they left', () => {
  const store = createStudioStore();
  const heard: unknown[] = [];
  const leave = store.subscribe(() => heard.push(store.getSnapshot()));
  store.set(theme);
  store.set(DOCUMENTED);
  leave();
  store.set(theme);
  expect(heard).toEqual([theme, DOCUMENTED]);
});

test.each(['{', 'null', '[]', '"x"', '{"light":{"primary":"url(x)"}}', '{"spacing":1e9}'])(
  'the documented theme stays with %s in the storage',
  (text) => {
    const storage = memoryStorage();
    storage.set(STUDIO_KEY, text);
    expect(createStudioStore(storage).getSnapshot()).toBe(DOCUMENTED);
  },
);

import { expect, test } from 'vitest';
import {
  createThemeChoiceStore,
  DENSITY_KEY,
  DIRECTION_KEY,
  parseThemeChoices,
} from './theme-choices';
import { memoryStorage, type ColorModeStorage } from './tolerant-storage';

test.each([
  ['dense', 'rtl', { dense: true, direction: 'rtl' }],
  ['comfortable', 'ltr', { dense: false, direction: 'ltr' }],
  ['', '', { dense: null, direction: null }],
  [null, null, { dense: null, direction: null }],
  ['DENSE', 'auto', { dense: null, direction: null }],
  [true, '"><script>', { dense: null, direction: null }],
])('[B3] stored as %j and %j, the choices are %j', (density, direction, choices) => {
  expect(parseThemeChoices(density, direction)).toEqual(choices);
});

test('[C5] a choice is stored, told once, and can be taken back', () => {
  const storage = memoryStorage();
  const store = createThemeChoiceStore(storage);
  let calls = 0;
  const release = store.subscribe(() => (calls += 1));
  expect(store.getSnapshot()).toBe(store.getServerSnapshot());
  store.choose({ dense: true, direction: 'rtl' });
  expect(store.getSnapshot()).toEqual({ dense: true, direction: 'rtl' });
  expect([storage.get(DENSITY_KEY), storage.get(DIRECTION_KEY)]).toEqual(['dense', 'rtl']);
  store.choose({ dense: false });
  expect(store.getSnapshot()).toEqual({ dense: false, direction: 'rtl' });
  store.choose({ dense: null, direction: null });
  expect(store.getSnapshot()).toEqual({ dense: null, direction: null });
  expect(calls).toBe(3);
  release();
  store.choose({ dense: true });
  expect(calls).toBe(3);
});

test('what has not changed is the same object', () => {
  const store = createThemeChoiceStore();
  store.choose({ direction: 'rtl' });
  const before = store.getSnapshot();
  store.choose({ direction: 'rtl' });
  expect(store.getSnapshot()).toBe(before);
});

test('[C5] two tabs over one storage end with the same choices, and none answers the other', () => {
  const texts = new Map<string, string>();
  const tabs = new Set<() => void>();
  let writes = 0;
  const tab = (): ColorModeStorage => {
    const own = new Set<() => void>();
    const tell = () => own.forEach((call) => call());
    tabs.add(tell);
    return {
      get: (key) => texts.get(key) ?? null,
      set: (key, value) => {
        writes += 1;
        texts.set(key, value);
        tabs.forEach((other) => other !== tell && other());
      },
      subscribe: (listener) => {
        own.add(listener);
        return () => void own.delete(listener);
      },
    };
  };
  const [first, second] = [createThemeChoiceStore(tab()), createThemeChoiceStore(tab())];
  const seen: unknown[] = [];
  second.subscribe(() => seen.push(second.getSnapshot()));
  first.choose({ dense: true });
  expect(seen).toEqual([{ dense: true, direction: null }]);
  expect(writes).toBe(1);
});

test('[F8] where storage is denied, a choice lasts as long as the page', () => {
  const denied = () => {
    throw new Error('denied');
  };
  const store = createThemeChoiceStore({
    get: denied,
    set: denied,
    subscribe: () => () => undefined,
  });
  store.choose({ dense: true });
  expect(store.getSnapshot().dense).toBe(true);
});

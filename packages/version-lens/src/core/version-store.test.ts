import { expect, test } from 'vitest';
import { createVersionStore, type VersionStorage } from './version-store';

/** The storage of one browser; each tab hears of what the others write. */
function browser() {
  const texts = new Map<string, string>();
  const tabs: Set<() => void>[] = [];
  const openTab = () => {
    const listeners = new Set<() => void>();
    tabs.push(listeners);
    const storage: VersionStorage = {
      get: (key) => texts.get(key) ?? null,
      set(key, value) {
        texts.set(key, value);
        for (const tab of tabs) if (tab !== listeners) tab.forEach((call) => call());
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    return { store: createVersionStore(storage), listening: () => listeners.size };
  };
  return { texts, openTab };
}

test('nothing is chosen and nothing written until the reader chooses', () => {
  const { texts, openTab } = browser();
  const { store } = openTab();
  store.subscribe(() => undefined);
  expect(store.get('lamps')).toBeNull();
  expect(texts.size).toBe(0);
});

test('each area has its own choice, kept for the next page', () => {
  const { texts, openTab } = browser();
  const { store } = openTab();
  store.set('lamps', '6.0');
  store.set('desks', '2.1');
  expect([...texts]).toEqual([
    ['lectern-version-lamps', '6.0'],
    ['lectern-version-desks', '2.1'],
  ]);
  expect(openTab().store.get('lamps')).toBe('6.0');
});

test('a choice is heard here and in another tab, and can be ended in either', () => {
  const { openTab } = browser();
  const [one, two] = [openTab(), openTab()];
  const heard: (string | null)[] = [];
  one.store.subscribe(() => heard.push(one.store.get('lamps')));
  two.store.set('lamps', '6.0');
  one.store.set('lamps', '6.4');
  two.store.set('lamps', null);
  expect(heard).toEqual(['6.0', '6.4', null]);
});

test('the storage is watched only while somebody listens', () => {
  const { store, listening } = browser().openTab();
  for (let mount = 0; mount < 2; mount += 1) {
    const listener = () => undefined;
    const [first, second] = [store.subscribe(listener), store.subscribe(listener)];
    first();
    first();
    expect(listening()).toBe(1);
    second();
    expect(listening()).toBe(0);
  }
});

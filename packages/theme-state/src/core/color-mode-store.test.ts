import { expect, test } from 'vitest';
import { MODE_KEY, SCHEME_KEYS } from './color-mode';
import { createColorModeStore, type ColorModeMedia } from './color-mode-store';
import type { PaletteMode } from './theme-reducer';
import type { ColorModeStorage } from './tolerant-storage';

/** A browser's storage: a write is heard by every tab but its own. */
function sharedStorage(texts: Record<string, string> = {}) {
  const listeners = new Map<string, Set<() => void>>();
  const writes: string[] = [];
  const tab = (name: string): ColorModeStorage => ({
    get: (key) => texts[key] ?? null,
    set(key, value) {
      writes.push(`${name} ${key}=${value}`);
      texts[key] = value;
      for (const [other, heard] of listeners) if (other !== name) heard.forEach((call) => call());
    },
    subscribe(listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener));
      return () => heard.delete(listener);
    },
  });
  const listening = () => [...listeners.values()].reduce((sum, heard) => sum + heard.size, 0);
  return { tab, texts, writes, listening };
}

function systemThatPrefers(mode: PaletteMode) {
  const listeners = new Set<() => void>();
  const media: ColorModeMedia = {
    get: () => mode,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const prefer = (next: PaletteMode) => {
    mode = next;
    listeners.forEach((call) => call());
  };
  return { media, prefer, listening: () => listeners.size };
}

const denied: ColorModeStorage = {
  get: () => {
    throw new Error('denied');
  },
  set: () => {
    throw new Error('denied');
  },
  subscribe: () => () => undefined,
};

test('a store made with nothing works, in memory', () => {
  const store = createColorModeStore();
  expect(store.getSnapshot().resolvedMode).toBe('light');
  store.setMode('dark');
  expect(store.getSnapshot()).toMatchObject({ mode: 'dark', resolvedMode: 'dark' });
});

test('[C4] without a choice the mode is system, and follows the system live', () => {
  const system = systemThatPrefers('light');
  const store = createColorModeStore({ media: system.media });
  const shown: string[] = [];
  store.subscribe(() => shown.push(store.getSnapshot().resolvedMode));
  expect(store.getSnapshot()).toMatchObject({ mode: 'system', resolvedMode: 'light' });
  system.prefer('dark');
  system.prefer('light');
  expect(shown).toEqual(['dark', 'light']);
  expect(store.getSnapshot().mode).toBe('system');
});

test('[C4] a system that changed under another mode counts when system is chosen again', () => {
  const system = systemThatPrefers('light');
  const store = createColorModeStore({ media: system.media });
  store.subscribe(() => undefined);
  store.setMode('light');
  system.prefer('dark');
  expect(store.getSnapshot()).toMatchObject({ resolvedMode: 'light', systemMode: 'dark' });
  store.setMode('system');
  expect(store.getSnapshot().resolvedMode).toBe('dark');
});

test('[C4] a system that changed while nobody listened counts with the next listener', () => {
  const system = systemThatPrefers('light');
  const store = createColorModeStore({ media: system.media });
  store.subscribe(() => undefined)();
  system.prefer('dark');
  store.subscribe(() => undefined);
  expect(store.getSnapshot().resolvedMode).toBe('dark');
});

test('[B3] [C5] a choice is stored and found by the next page', () => {
  const { tab, texts } = sharedStorage();
  const schemes = { light: ['light', 'sand'], dark: ['dark', 'night'] } as const;
  const store = createColorModeStore({ storage: tab('a'), schemes });
  store.setMode('dark');
  store.setSchemes({ light: 'sand', dark: 'night' });
  expect(texts).toEqual({
    [MODE_KEY]: 'dark',
    [SCHEME_KEYS.light]: 'sand',
    [SCHEME_KEYS.dark]: 'night',
  });
  expect(createColorModeStore({ storage: tab('a'), schemes }).getSnapshot()).toMatchObject({
    mode: 'dark',
    lightScheme: 'sand',
    darkScheme: 'night',
  });
});

test('[B3] a mode that does not exist is stored as the default', () => {
  const { tab, texts } = sharedStorage();
  const store = createColorModeStore({ storage: tab('a') });
  store.setMode('sepia' as never);
  expect(texts[MODE_KEY]).toBe('system');
  expect(store.getSnapshot().mode).toBe('system');
});

test('[B3] nothing is written before the reader chooses', () => {
  const { tab, writes } = sharedStorage({ [MODE_KEY]: 'nonsense' });
  const store = createColorModeStore({ storage: tab('a') });
  store.subscribe(() => undefined);
  expect(store.getSnapshot().mode).toBe('system');
  expect(writes).toEqual([]);
});

test('[C5] a choice follows into the other tab, which does not write it back', () => {
  const { tab, writes } = sharedStorage();
  const [one, two] = [tab('one'), tab('two')].map((storage) => createColorModeStore({ storage }));
  const heard: string[] = [];
  one?.subscribe(() => heard.push(`one ${one.getSnapshot().mode}`));
  two?.subscribe(() => heard.push(`two ${two.getSnapshot().mode}`));
  one?.setMode('dark');
  two?.setMode('light');
  expect(heard).toEqual(['two dark', 'one dark', 'one light', 'two light']);
  expect(writes).toEqual([`one ${MODE_KEY}=dark`, `two ${MODE_KEY}=light`]);
});

test('[C5] storage cleared in another tab brings the default back', () => {
  const { tab, texts } = sharedStorage({ [MODE_KEY]: 'dark' });
  const store = createColorModeStore({ storage: tab('one') });
  store.subscribe(() => undefined);
  expect(store.getSnapshot().mode).toBe('dark');
  delete texts[MODE_KEY];
  tab('two').set('another-key', 'x');
  expect(store.getSnapshot().mode).toBe('system');
});

test('[C5] a listener hears of changes alone: an equal state stays the same object', () => {
  const { tab } = sharedStorage();
  const store = createColorModeStore({ storage: tab('one') });
  let calls = 0;
  store.subscribe(() => void (calls += 1));
  const before = store.getSnapshot();
  store.setMode('system');
  tab('two').set('another-key', 'x');
  expect(store.getSnapshot()).toBe(before);
  expect(calls).toBe(0);
});

test('[C5] storage and system are listened to only while somebody listens', () => {
  const storage = sharedStorage();
  const system = systemThatPrefers('light');
  const store = createColorModeStore({ storage: storage.tab('a'), media: system.media });
  const count = () => [storage.listening(), system.listening()];
  expect(count()).toEqual([0, 0]);
  for (let mount = 0; mount < 2; mount += 1) {
    const [first, second] = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    expect(count()).toEqual([1, 1]);
    first();
    first();
    expect(count()).toEqual([1, 1]);
    second();
    expect(count()).toEqual([0, 0]);
  }
});

test('[F8] denied storage is ignored, and the choice lasts as long as the page', () => {
  const store = createColorModeStore({ storage: denied });
  expect(store.getSnapshot().mode).toBe('system');
  store.setMode('dark');
  expect(store.getSnapshot().mode).toBe('dark');
  // Every listener leaves and another one comes, as between two pages of a site.
  store.subscribe(() => undefined)();
  store.subscribe(() => undefined);
  expect(store.getSnapshot().mode).toBe('dark');
});

test('[F8] full storage still reads, and does not take the choice back', () => {
  const full = { ...denied, get: (key: string) => (key === MODE_KEY ? 'light' : null) };
  const store = createColorModeStore({ storage: full });
  expect(store.getSnapshot().mode).toBe('light');
  store.setMode('dark');
  expect(store.getSnapshot().mode).toBe('dark');
});

test('[D2] a colour scheme that is not supported is logged by name and changes nothing', () => {
  const { tab, writes } = sharedStorage();
  const logged: string[] = [];
  const store = createColorModeStore({
    storage: tab('a'),
    schemes: { light: ['light', 'sand'], dark: ['dark'] },
    logError: (message) => logged.push(message),
  });
  store.setSchemes({ light: 'sand', dark: 'neon' });
  expect(logged).toEqual(['`neon` does not exist in `theme.colorSchemes`.']);
  expect(store.getSnapshot()).toMatchObject({ lightScheme: 'sand', darkScheme: 'dark' });
  expect(writes).toEqual([`a ${SCHEME_KEYS.light}=sand`]);
});

test('[C4] the server renders the default, under a system that prefers light', () => {
  const { media } = systemThatPrefers('dark');
  const { tab } = sharedStorage({ [MODE_KEY]: 'dark' });
  const store = createColorModeStore({ media, storage: tab('a') });
  const server = store.getServerSnapshot();
  expect(server).toEqual({
    mode: 'system',
    systemMode: 'light',
    resolvedMode: 'light',
    lightScheme: 'light',
    darkScheme: 'dark',
  });
  store.setMode('light');
  expect(store.getServerSnapshot()).toBe(server);
  expect(
    createColorModeStore({ defaults: { mode: 'dark' } }).getServerSnapshot().resolvedMode,
  ).toBe('dark');
});

test('[C6] onChange sees the first state when somebody listens, then each change', () => {
  const system = systemThatPrefers('dark');
  const seen: string[] = [];
  const store = createColorModeStore({
    media: system.media,
    onChange: ({ resolvedMode }) => seen.push(resolvedMode),
  });
  expect(seen).toEqual([]);
  store.subscribe(() => undefined);
  store.subscribe(() => undefined);
  system.prefer('light');
  expect(seen).toEqual(['dark', 'light']);
});

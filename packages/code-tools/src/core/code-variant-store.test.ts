import { expect, test } from 'vitest';
import { createCodeVariantStore, type CookieJar } from './code-variant-store';

/** Cookies of one browser, and the moment at which its reader comes back to a tab. */
function jar(start = '') {
  const cookies = new Map(start ? [start.split('=') as [string, string]] : []);
  const listeners = new Set<() => void>();
  const written: string[] = [];
  const made: CookieJar = {
    read: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    write(cookie) {
      written.push(cookie);
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const comeBack = () => listeners.forEach((call) => call());
  return { cookies: made, written, comeBack, listening: () => listeners.size };
}

const denied: CookieJar = {
  read: () => {
    throw new Error('denied');
  },
  write: () => {
    throw new Error('denied');
  },
  subscribe: () => () => undefined,
};

test('a store made with nothing shows TypeScript and can be changed', () => {
  const store = createCodeVariantStore();
  expect(store.getSnapshot()).toBe('TS');
  store.setCodeVariant('JS');
  expect(store.getSnapshot()).toBe('JS');
});

test('[C12] hash, then cookie, then TypeScript', () => {
  const start = (hash: string, cookie?: string) =>
    createCodeVariantStore({ hash: () => hash, cookies: jar(cookie).cookies }).getSnapshot();
  expect(start('#A.js', 'codeVariant=TS')).toBe('JS');
  expect(start('#top', 'codeVariant=JS')).toBe('JS');
  expect(start('#top', 'codeVariant=%')).toBe('TS');
  expect(start('')).toBe('TS');
});

test('[B3] [G3] a choice is kept in the cookie; nothing is written before', () => {
  const { cookies, written } = jar();
  const store = createCodeVariantStore({ cookies, hash: () => '#A.js' });
  store.subscribe(() => undefined);
  expect(written).toEqual([]);
  store.setCodeVariant('TS');
  store.setCodeVariant('JS');
  expect(written).toEqual([
    'codeVariant=TS;path=/;max-age=31536000;SameSite=Lax',
    'codeVariant=JS;path=/;max-age=31536000;SameSite=Lax',
  ]);
  expect(createCodeVariantStore({ cookies }).getSnapshot()).toBe('JS');
});

test('[C12] what the hash decided is kept when the reader chooses it', () => {
  const { cookies, written } = jar();
  createCodeVariantStore({ cookies, hash: () => '#A.js' }).setCodeVariant('JS');
  expect(written).toHaveLength(1);
});

test('[B3] a variant that does not exist is neither shown nor kept', () => {
  const { cookies, written } = jar();
  const store = createCodeVariantStore({ cookies });
  store.setCodeVariant('PY' as never);
  expect(store.getSnapshot()).toBe('TS');
  expect(written).toEqual([]);
});

test('another tab’s choice counts when the reader comes back, and is not written again', () => {
  const { cookies, written, comeBack } = jar();
  const [one, two] = [createCodeVariantStore({ cookies }), createCodeVariantStore({ cookies })];
  const heard: string[] = [];
  one.subscribe(() => heard.push(one.getSnapshot()));
  two.subscribe(() => undefined);
  two.setCodeVariant('JS');
  expect(one.getSnapshot()).toBe('TS');
  comeBack();
  comeBack();
  expect(heard).toEqual(['JS']);
  expect(written).toHaveLength(1);
});

test('[C12] coming back changes nothing that the hash decided', () => {
  const { cookies, comeBack } = jar('codeVariant=TS');
  const store = createCodeVariantStore({ cookies, hash: () => '#A.js' });
  store.subscribe(() => undefined);
  comeBack();
  expect(store.getSnapshot()).toBe('JS');
});

test('denied cookies are ignored, and the choice lasts as long as the page', () => {
  const store = createCodeVariantStore({ cookies: denied });
  expect(store.getSnapshot()).toBe('TS');
  store.setCodeVariant('JS');
  store.subscribe(() => undefined)();
  store.subscribe(() => undefined);
  expect(store.getSnapshot()).toBe('JS');
});

test('cookies that are dropped silently do not take the choice back', () => {
  const dropping = jar();
  const cookies = { ...dropping.cookies, write: () => undefined };
  const store = createCodeVariantStore({ cookies });
  store.subscribe(() => undefined);
  store.setCodeVariant('JS');
  dropping.comeBack();
  expect(store.getSnapshot()).toBe('JS');
});

test('the server shows TypeScript', () => {
  const { cookies } = jar('codeVariant=JS');
  const store = createCodeVariantStore({ cookies });
  expect([store.getSnapshot(), store.getServerSnapshot()]).toEqual(['JS', 'TS']);
});

test('cookies are watched only while somebody listens', () => {
  const { cookies, listening } = jar();
  const store = createCodeVariantStore({ cookies });
  for (let mount = 0; mount < 2; mount += 1) {
    const [first, second] = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    expect(listening()).toBe(1);
    first();
    first();
    expect(listening()).toBe(1);
    second();
    expect(listening()).toBe(0);
  }
});

test('onChange sees the first variant when somebody listens, then each change', () => {
  const seen: string[] = [];
  const store = createCodeVariantStore({ onChange: (variant) => seen.push(variant) });
  store.subscribe(() => undefined);
  store.subscribe(() => undefined);
  store.setCodeVariant('JS');
  store.setCodeVariant('JS');
  expect(seen).toEqual(['TS', 'JS']);
});

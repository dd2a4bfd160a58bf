import { expect, test } from 'vitest';
import { parseCodeVariant, resolveCodeVariant, serializeCodeVariantCookie } from './code-variant';

test.each([
  ['TS', 'TS'],
  ['JS', 'JS'],
  ['js', undefined],
  ['', undefined],
  ['JS ', undefined],
  ['CoffeeScript', undefined],
  [null, undefined],
  [undefined, undefined],
  [['JS'], undefined],
])('[B3] the stored variant %j is read as %s', (stored, variant) => {
  expect(parseCodeVariant(stored)).toBe(variant);
});

const cases: [hash: string | undefined, cookie: string | undefined, shown: 'TS' | 'JS'][] = [
  ['', undefined, 'TS'],
  [undefined, undefined, 'TS'],
  ['', 'JS', 'JS'],
  ['', 'TS', 'TS'],
  ['', 'PY', 'TS'],
  ['#Button.js', undefined, 'JS'],
  ['#Button.js', 'TS', 'JS'],
  ['#Button.tsx', 'JS', 'TS'],
  ['Button.js', 'TS', 'JS'],
  ['#Button.ts', 'JS', 'JS'],
  ['#Button.jsx', 'TS', 'TS'],
  ['#Button.mjs', 'TS', 'TS'],
  ['#Button.JS', 'TS', 'TS'],
  ['#js', 'TS', 'TS'],
  ['#Button.js-preview', 'TS', 'TS'],
  ['#Button.tsx?x', 'JS', 'JS'],
];

test.each(cases)('[C12] hash %j and cookie %j show %s', (hash, cookie, shown) => {
  expect(resolveCodeVariant({ hash, cookie })).toBe(shown);
});

test('[G3] [B3] the cookie is codeVariant, on the whole site, for 31536000 s', () => {
  expect(serializeCodeVariantCookie('JS')).toBe(
    'codeVariant=JS;path=/;max-age=31536000;SameSite=Lax',
  );
});

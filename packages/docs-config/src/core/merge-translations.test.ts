import { expect, expectTypeOf, test } from 'vitest';
import { mergeTranslations } from './merge-translations';
import { createTranslator } from './translator';

const base = { en: { copy: 'Copy', menu: { open: 'Open', close: 'Close' } }, ar: { copy: 'نسخ' } };

test("a site's own strings win, key by key; the others stay", () => {
  const extra = { en: { copy: 'Copy it', menu: { open: 'Show' } }, fi: { copy: 'Kopioi' } };
  expect(mergeTranslations(base, extra)).toEqual({
    en: { copy: 'Copy it', menu: { open: 'Show', close: 'Close' } },
    ar: { copy: 'نسخ' },
    fi: { copy: 'Kopioi' },
  });
});

test('neither of the two is changed', () => {
  const before = structuredClone(base);
  mergeTranslations(base, { en: { copy: 'Copy it', menu: { open: 'Show' } } });
  expect(base).toEqual(before);
});

test('a string and a list under one key are not mixed', () => {
  expect(mergeTranslations(base, { en: { menu: 'Menu' }, ar: { copy: { code: 'نسخ' } } })).toEqual({
    en: { copy: 'Copy', menu: 'Menu' },
    ar: { copy: { code: 'نسخ' } },
  });
});

test('a key that JSON made of __proto__ reaches no prototype', () => {
  const extra = JSON.parse('{"en":{"__proto__":{"polluted":"yes"}}}') as Record<string, never>;
  mergeTranslations(base, extra);
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('the compiler knows the keys of both', () => {
  const translations = mergeTranslations(base, { en: { donate: 'Donate' } });
  const t = createTranslator({ translations, language: 'en' });
  expectTypeOf<Parameters<typeof t>[0]>().toEqualTypeOf<
    'copy' | 'menu.open' | 'menu.close' | 'donate'
  >();
  expect(t('donate')).toBe('Donate');
});

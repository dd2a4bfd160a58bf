import { expect, expectTypeOf, test, vi } from 'vitest';
import type { Translations } from './dictionary';
import { createTranslator, type TranslateOptions } from './translator';

const translations = {
  en: {
    copy: 'Copy',
    search: 'Search',
    greeting: 'Hello {name}, {name} has {stars} stars',
    files_one: '{count} file',
    files_other: '{count} files',
    menu: { open: 'Open', items_one: 'an item', items_other: '{count} items' },
  },
  ar: {
    search: 'بحث',
    empty: '',
    files_zero: 'لا ملفات',
    files_one: 'ملف',
    files_two: 'ملفان',
    files_few: '{count} ملفات',
    files_many: '{count} ملفًا',
    files_other: '{count} ملف',
  },
  pt: { copy: 'Copiar', search: 'Pesquisar' },
  'pt-BR': { search: 'Buscar' },
};

const translate = (language: string, key: string, options?: TranslateOptions) =>
  createTranslator({ translations: translations as Translations, language })(key, options);

test('a string comes in the language asked for', () => {
  expect(translate('en', 'search')).toBe('Search');
  expect(translate('ar', 'search')).toBe('بحث');
});

test('an empty string is a string, and a dictionary is none', () => {
  expect(translate('ar', 'empty')).toBe('');
  expect(translate('en', 'menu')).toBe('menu');
  expect(translate('en', 'menu.open')).toBe('Open');
  expect(translate('en', 'menu.open.wide')).toBe('menu.open.wide');
});

test('[F4] a missing translation is warned of once and comes in English', () => {
  const warn = vi.fn();
  const t = createTranslator({ translations, language: 'ar', warn });
  expect([t('copy'), t('copy')]).toEqual(['Copy', 'Copy']);
  expect(warn.mock.calls).toEqual([['Missing translation for ar:copy']]);
});

test('[F4] the one warning is for the life of the page, whichever translator asks', () => {
  const warn = vi.fn();
  for (let visit = 0; visit < 3; visit += 1) {
    createTranslator({ translations, language: 'ar', warn })('copy');
  }
  expect(warn).toHaveBeenCalledTimes(1);
  createTranslator({ translations, language: 'ar', warn })('menu.open');
  expect(warn).toHaveBeenLastCalledWith('Missing translation for ar:menu.open');
});

test('[F4] asking with warnings off does not use up the one warning', () => {
  const warn = vi.fn();
  const t = createTranslator({ translations, language: 'ar', warn });
  expect(t('copy', { ignoreWarning: true })).toBe('Copy');
  expect(warn).not.toHaveBeenCalled();
  t('copy');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('[F4] a key that English lacks too is returned as it is, and warned of', () => {
  const warn = vi.fn();
  const t = createTranslator({ translations: translations as Translations, language: 'en', warn });
  expect(t('unknown')).toBe('unknown');
  expect(warn.mock.calls).toEqual([['Missing translation for en:unknown']]);
});

test('[F4] another fallback than English may stand in', () => {
  expect(createTranslator({ translations, language: 'ar', fallback: 'pt' })('copy')).toBe('Copiar');
});

test('[F5] a missing language is warned of once and gives an ellipsis', () => {
  const warn = vi.fn();
  const t = createTranslator({ translations, language: 'fi', warn });
  expect([t('search'), t('copy'), t('search', { ignoreWarning: true })]).toEqual(['…', '…', '…']);
  expect(warn.mock.calls).toEqual([['Missing language: fi.']]);
});

test.each(['', 'not a tag', 'pt_BR', '__proto__', 'constructor', 'toString'])(
  '[F5] a language that is no tag is a missing one: "%s"',
  (language) => expect(translate(language, 'search', { count: 1 })).toBe('…'),
);

test.each(['__proto__', 'constructor', 'menu.constructor', '.', ''])(
  'what objects inherit is no string: "%s"',
  (key) => expect(translate('en', key, { values: { a: 1 } })).toBe(key),
);

test('values that are no text count as missing', () => {
  const damaged = { en: { copy: 'Copy', menu: null }, ar: { copy: 7, menu: null } } as never;
  const t = createTranslator<Translations>({ translations: damaged, language: 'ar' });
  expect([t('copy'), t('menu'), t('menu.open')]).toEqual(['Copy', 'menu', 'menu.open']);
});

test('a longer tag is served by the shorter one before English', () => {
  expect(translate('pt-BR', 'search')).toBe('Buscar');
  expect(translate('pt-BR', 'copy')).toBe('Copiar');
  expect(translate('pt-PT', 'search')).toBe('Pesquisar');
  expect(translate('ar-EG-u-nu-latn', 'search')).toBe('بحث');
});

test('placeholders take values; those without one stay', () => {
  const values = { name: 'Ada {stars}', stars: 12_345 };
  expect(translate('en', 'greeting', { values })).toBe(
    'Hello Ada {stars}, Ada {stars} has 12,345 stars',
  );
  expect(translate('en', 'greeting')).toBe('Hello {name}, {name} has {stars} stars');
});

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1_000, '1,000 files'],
  [Number.NaN, 'NaN files'],
])('in English %d is "%s"', (count, text) => {
  expect(translate('en', 'files', { count })).toBe(text);
});

test.each([
  [0, 'لا ملفات'],
  [1, 'ملف'],
  [2, 'ملفان'],
  [3, '3 ملفات'],
  [11, '11 ملفًا'],
  [100, '100 ملف'],
])('in Arabic %d is "%s", in Latin digits', (count, text) => {
  expect(translate('ar', 'files', { count })).toBe(text);
});

test('a tag may ask for other digits', () => {
  expect(translate('ar-u-nu-arab', 'files', { count: 3 })).toBe('٣ ملفات');
});

test('a dictionary under a name that is no tag is counted in as in English', () => {
  const pirate = { pirate_speak: { ships_one: '{count} ship', ships_other: '{count} ships' } };
  const t = createTranslator({ translations: pirate, language: 'pirate_speak' });
  expect(t('ships' as never, { count: 1 })).toBe('1 ship');
});

test('a plural that is missing comes in English with English grammar', () => {
  expect(translate('pt', 'files', { count: 0 })).toBe('0 files');
  expect(translate('pt', 'menu.items', { count: 1 })).toBe('an item');
});

test('the compiler knows the keys of the fallback language', () => {
  const t = createTranslator({ translations, language: 'ar' });
  type Key = 'copy' | 'search' | 'greeting' | 'files' | 'menu.open' | 'menu.items';
  expectTypeOf<Parameters<typeof t>[0]>().toEqualTypeOf<Key>();
  // @ts-expect-error no such key
  expect(t('serach')).toBe('serach');
  const loose = createTranslator({ translations: translations as Translations, language: 'ar' });
  expectTypeOf(loose).parameter(0).toEqualTypeOf<string>();
});

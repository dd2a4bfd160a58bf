import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { checkTranslations, parseTranslations } from './check';
import { createTranslator } from './core/translator';
import type { TranslationKey } from './translation-key';
import { translations } from './translations';

const folder = new URL('./translations/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (file: string) => parseTranslations(readFileSync(new URL(file, folder), 'utf8'), file);
const english = read('en.json').dictionary;

test('[B4] the English dictionary has the strings of the interface', () => {
  expect(english).toMatchObject({
    search: 'Search',
    copy: 'Copy',
    copied: 'Copied',
    feedbackFailed: "Couldn't submit feedback",
    settings: 'Settings',
    sponsors: 'Sponsors',
    viewAllVersions: 'View all versions',
    contents: 'On this page',
  });
});

test.each(files)('[B4] %s is complete: no key is missing, unknown or empty', (file) => {
  const { dictionary, issues } = read(file);
  expect([...issues, ...checkTranslations(english, dictionary, file)]).toEqual([]);
});

test('[B4] every file of a language ships', () => {
  expect(Object.keys(translations).sort()).toEqual(files.map((file) => file.slice(0, 2)).sort());
  expect(files).toContain('ar.json');
});

test('the keys that ship are typed, plural forms by their common name', () => {
  expectTypeOf<'search' | 'lines'>().toExtend<TranslationKey>();
  expectTypeOf<'lines_one'>().not.toExtend<TranslationKey>();
  expectTypeOf<'serach'>().not.toExtend<TranslationKey>();
  const t = createTranslator({ translations, language: 'ar' });
  expectTypeOf<Parameters<typeof t>[0]>().toEqualTypeOf<TranslationKey>();
  expect([t('lines', { count: 2 }), t('search')]).toEqual(['سطران', 'بحث']);
});

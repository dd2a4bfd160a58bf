import { checkTranslations, parseTranslations } from '@lectern/docs-config/check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../../apps/site.config';

const folder = new URL('./desk-strings/', import.meta.url);
const files = readdirSync(folder);
const read = (file: string) => parseTranslations(readFileSync(new URL(file, folder), 'utf8'), file);

test('settings, feedback, consent and demos speak every language of the site', () => {
  expect(files).toEqual(expect.arrayContaining(site.languages.map(({ code }) => `${code}.json`)));
});

test.each(files)('%s is complete: no key is missing, unknown or empty', (file) => {
  const { dictionary, issues } = read(file);
  const english = read('en.json').dictionary;
  expect([...issues, ...checkTranslations(english, dictionary, file)]).toEqual([]);
});

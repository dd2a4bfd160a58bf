import { checkTranslations, parseTranslations } from '@lectern/docs-config/check';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '../../../apps/site.config';

const folders = readdirSync(new URL('.', import.meta.url)).filter((name) =>
  name.endsWith('-strings'),
);

describe.each(folders)('%s', (folder) => {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((name) =>
    name.endsWith('.json'),
  );
  const read = (file: string) =>
    parseTranslations(readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'), file);

  test('speaks every language of the site', () => {
    expect(files).toEqual(expect.arrayContaining(site.languages.map(({ code }) => `${code}.json`)));
  });

  test.each(files)('%s is complete: no key is missing, unknown or empty', (file) => {
    const { dictionary, issues } = read(file);
    const english = read('en.json').dictionary;
    expect([...issues, ...checkTranslations(english, dictionary, file)]).toEqual([]);
  });
});

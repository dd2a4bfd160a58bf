import { expect, test } from 'vitest';
import { checkTranslations } from './check-translations';

const english = {
  copy: 'Copy',
  link: 'Link to {title}',
  lines_one: '{count} line',
  lines_other: '{count} lines',
  menu: { open: 'Open' },
};
const finnish = {
  copy: 'Kopioi',
  link: 'Linkki: {title}',
  lines_one: 'yksi rivi',
  lines_other: '{count} riviä',
  menu: { open: 'Avaa' },
};

const lines = (other: Parameters<typeof checkTranslations>[1], file = 'src/fi.json') =>
  checkTranslations(english, other, file).map(
    ({ code, message, hint }) => `${code}: ${message} ${hint}`,
  );

test('[B4] a complete language has no issues', () => {
  expect(lines(finnish)).toEqual([]);
  expect(lines(english, 'src/en.json')).toEqual([]);
});

test('[B4] missing and unknown keys are reported, all at once, with the file', () => {
  const { link, lines_one, lines_other } = finnish;
  const other = { link, lines_one, lines_other, copied: 'Kopioitu' };
  const issues = checkTranslations(english, other, 'src/fi.json');
  expect(issues).toEqual([
    {
      code: 'translation-missing',
      message: '"copy" is missing.',
      hint: 'Translate: "copy": "Copy".',
      file: 'src/fi.json',
    },
    {
      code: 'translation-missing',
      message: '"menu.open" is missing.',
      hint: 'Translate: "menu.open": "Open".',
      file: 'src/fi.json',
    },
    {
      code: 'translation-unknown',
      message: 'English has no "copied".',
      hint: 'Remove it, or correct its name.',
      file: 'src/fi.json',
    },
  ]);
});

test('[B4] each language needs the plural forms of its own grammar', () => {
  expect(lines(finnish, 'src/ar.json').sort()).toEqual([
    'translation-missing: "lines_few" is missing. Translate: "lines_few": "{count} lines".',
    'translation-missing: "lines_many" is missing. Translate: "lines_many": "{count} lines".',
    'translation-missing: "lines_two" is missing. Translate: "lines_two": "{count} lines".',
    'translation-missing: "lines_zero" is missing. Translate: "lines_zero": "{count} lines".',
  ]);
  expect(lines(finnish, 'src/ja.json')).toEqual([
    'translation-unknown: English has no "lines_one". Remove it, or correct its name.',
  ]);
});

test('a language may be named when its file does not tell', () => {
  expect(checkTranslations(english, finnish, 'strings.json', 'fi')).toEqual([]);
  expect(checkTranslations(english, finnish, 'strings.json', 'ar')).toHaveLength(4);
  expect(checkTranslations(english, finnish, 'C:\\src\\pt-BR.json')).toMatchObject([
    { message: '"lines_many" is missing.' },
  ]);
});

test('placeholders must be those of English; a plural may say its number in words', () => {
  expect(lines({ ...finnish, link: 'Linkki: {otsikko}', copy: '{count}' })).toEqual([
    'translation-placeholder: "copy" has the placeholder {count}, English has not. Remove it.',
    'translation-placeholder: "link" has the placeholder {otsikko}, English has not. Use {title}.',
    'translation-placeholder: "link" leaves out {title}. English: "Link to {title}".',
  ]);
});

import { expect, test } from 'vitest';
import { parseTranslations } from './parse-translations';

test('a sound file is its dictionary', () => {
  expect(parseTranslations('{"copy":"Copy","menu":{"open":"Open"}}', 'en.json')).toEqual({
    dictionary: { copy: 'Copy', menu: { open: 'Open' } },
    issues: [],
  });
});

test('[B4] broken JSON names the line and gives an empty dictionary', () => {
  const { dictionary, issues } = parseTranslations('{\n  "copy": "Copy"\n  "a": 1\n}', 'fi.json');
  expect(dictionary).toEqual({});
  expect(issues).toMatchObject([{ code: 'translation-json', file: 'fi.json', line: 3 }]);
  expect(issues[0]?.message).toMatch(/^The file is not valid JSON: ./);
  expect(issues[0]?.hint).toBe(
    'Correct the syntax: each line is "key": "text", and the last one has no comma.',
  );
});

test('a file that ends too early names its last line', () => {
  expect(parseTranslations('{\n  "copy": "Copy",\n', 'fi.json').issues[0]).toHaveProperty(
    'line',
    2,
  );
  expect(parseTranslations('', 'fi.json').issues[0]).toHaveProperty('line', 1);
});

test.each(['null', '[]', '"text"', '7'])('%s is no list of keys', (text) => {
  expect(parseTranslations(text, 'fi.json')).toEqual({
    dictionary: {},
    issues: [
      {
        code: 'translation-json',
        message: 'The file holds no list of keys.',
        hint: 'Write { "copy": "…" }.',
        file: 'fi.json',
      },
    ],
  });
});

test('values that are no text are reported, all at once, and left out', () => {
  const text = '{"a":"A","b":7,"c":null,"d":["D"],"e":"","f":" ","g":{"h":false,"i":"I"}}';
  const { dictionary, issues } = parseTranslations(text, 'fi.json');
  expect(dictionary).toEqual({ a: 'A', g: { i: 'I' } });
  expect(issues.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'translation-value: "b" is no text.',
    'translation-value: "c" is no text.',
    'translation-value: "d" is no text.',
    'translation-value: "e" is empty.',
    'translation-value: "f" is empty.',
    'translation-value: "g.h" is no text.',
  ]);
});

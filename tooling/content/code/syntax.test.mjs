import { expect, test } from 'vitest';
import { syntaxFlaws } from './syntax.mjs';

const flawsOf = async (language, code, fence = {}) =>
  (await syntaxFlaws({ language, code, marks: [], ...fence })).map(
    ({ line, message }) => `${line} ${message}`,
  );

test.each([
  ['json', '{\n  "a": 1,\n}', /^3 .*JSON/],
  ['json', '{ "a": 1 /* why */ }', /^1 .*JSON/],
  ['css', 'a {\n  colr: red;\n}', '2 CSS knows no property "colr".'],
  ['css', 'a { color red; }', '1 Colon is expected'],
  ['css', '@media (width >) {}', /^1 /],
  ['html', '<div>\n<p>One</div>', '2 <p> is never closed.'],
  ['html', '<i id="a" id="b"></i>', '1 duplicate-attribute'],
  ['bash', 'npm install &&', '1 `&&` must be followed by a statement'],
  ['diff', '-a\n+b\nc', '3 A line of a diff starts with +, - or a space.'],
  ['tsx', 'const a = <b>;', /^1 JSX element 'b'/],
  ['jsx', '<A />\n<B />', /^1 JSX expressions/],
])('%s: %j is refused with its line', async (language, code, expected) => {
  expect((await flawsOf(language, code))[0]).toMatch(expected);
});

test.each([
  ['json', '{ "a": [1] }'],
  ['css', '@layer mui, app;\na { --x: 1; color: color-mix(in oklab, red 60%, blue); }'],
  ['css', '@custom-variant dark (&:where(.dark, .dark *));'],
  ['html', '<svg aria-hidden="true" …></svg>\n<input disabled />\n<br>'],
  ['html', '<!doctype html>\n<html><head><title>A</title></head><body></body></html>'],
  ['bash', 'npm install a && npm start # serves'],
  ['diff', '-a\n+b\n\n c'],
  ['js', 'export const a = await b();'],
  ['text', '{ anything'],
])('%s: %j is let through', async (language, code) => {
  expect(await flawsOf(language, code)).toEqual([]);
});

test("TypeScript's settings may hold comments", async () => {
  const code = '{ /* why */ "a": 1 }';
  expect(await flawsOf('json', code, { title: 'tsconfig.json' })).toEqual([]);
});

test('elements side by side make a fragment', async () => {
  expect(await flawsOf('jsx', '<A />\n<B />', { marks: ['fragment'] })).toEqual([]);
});

import { expect, test, vi } from 'vitest';
import { toPage } from '../read-pages.mjs';
import { checkProse } from './check-prose.mjs';
import { proseOf } from './spelling.mjs';

// The first check reads the dictionaries.
vi.setConfig({ testTimeout: 60_000 });

const pageOf = (text) => toPage('docs', 'apps/docs/content/x/page.md', text);
const problemsOf = async (text) =>
  (await checkProse([pageOf(text)])).map(({ line, message }) => `${line} ${message}`);

const words = (count) => Array.from({ length: count }, () => 'word').join(' the ');

test.each([
  ['filler', 'One.\n\nThis is simply done.', '3 "simply" says nothing.'],
  [
    'filler in a table',
    '| A | B |\n| --- | --- |\n| b | of course |',
    '3 "of course" says nothing.',
  ],
  ['a word twice', 'It is the the end.', '1 Unexpected repeated `the`, remove one occurrence.'],
  ['a wrong article', 'This is an box.', /^1 Unexpected article `an` before `box`/],
  ['a long sentence', `${words(22)}.`, '1 The sentence has 43 words.'],
  ['a misspelt word', 'It recieves a value.', '1 "recieves" is in no dictionary.'],
  ['the spelling of another country', 'It has a color.', '1 "color" is in no dictionary.'],
  ['a misspelt description', '---\ndescription: A buton.\n---\n', '2 "buton" is in no dictionary.'],
  ['a link without words of its own', 'Read [here](/x/).', /^1 Link text/],
  ['a heading that skips a level', '## A\n\n#### B', /^3 Heading levels/],
  ['a column without a head', 'One.\n\n| | A |\n| --- | --- |\n| b | c |', /^3 Every column/],
  ['the same heading twice', '## A\n\n## A', /^3 Multiple headings/],
])('%s is refused with its line', async (_title, text, expected) => {
  const problems = await problemsOf(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(expected);
});

test.each([
  ['code', 'Set `colr` and `simply`.\n\n```ts\nrecieve();\n```'],
  ['addresses', 'See [the pattern](https://example.org/recieve).'],
  ['names in camel case', 'See [SwipeableDrawer](/x/).'],
  ['words of the project', 'Toolpad opens a dialog.'],
  ['a sentence that begins with code', `${words(15)}. \`a\` ${words(15)}.`],
])('%s is let through', async (_title, text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test('prose keeps its place', () => {
  const text = '---\ntitle: Lamp\n---\n\nSet `dim` now.\n\n::demo{src="Dim.tsx" title="Dim it"}';
  const prose = proseOf(pageOf(text));
  expect(prose).toHaveLength(text.length);
  expect(prose.split(/\s+/).filter(Boolean)).toEqual(['Lamp', 'Set', 'now.', 'Dim', 'it']);
  expect(prose.indexOf('now')).toBe(text.indexOf('now'));
});

import { expect, test } from 'vitest';
import { toPage } from '../read-pages.mjs';
import { checkCopies } from './check-copies.mjs';
import { jsdocTexts } from './jsdoc.mjs';
import { findCopies, pageTexts, shinglesOf, wordsOf } from './shingles.mjs';

const pageOf = (text) => toPage('docs', 'apps/docs/content/x/page.md', text);
const known = (text) => new Map(shinglesOf(wordsOf(text)).map(({ key }) => [key, 'a.d.ts']));
const TEN = 'one two three four five six seven eight nine ten';

test.each([
  ['the same words', TEN, [[1, TEN]]],
  ['other case, code and signs', `*One*, two\n\`three\` four: ${TEN.slice(19)}`, [[1, TEN]]],
  ['seven of the words', TEN.split(' ').slice(0, 7).join(' '), []],
  ['the words across two paragraphs', TEN.replace('five', '\n\nfive'), []],
  ['the words on the second line', `First\n${TEN} last`, [[2, TEN]]],
  ['the words in a description', `---\ntitle: A\ndescription: ${TEN}\n---\n`, [[3, TEN]]],
])('%s', (_title, text, expected) => {
  const copies = findCopies(pageTexts(pageOf(text).tree), known(TEN));
  expect(copies.map(({ line, words }) => [line, words])).toEqual(expected);
});

test('comments are read by paragraph, without marks and links', () => {
  const source = `
/**
 * The first line
 * and {@link Lamp} the second, [here](https://example.org).
 *
 * More.
 * @default true
 */
export const a = 1; // not this`;
  expect(
    jsdocTexts(source).map((text) =>
      wordsOf(text)
        .map((word) => word.text)
        .join(' '),
    ),
  ).toEqual(['the first line and lamp the second here', 'more', 'true']);
});

test('a sentence of a package is found in its file', () => {
  const text = 'If `true`, the button will take up the full width of its container.';
  const [issue] = checkCopies([pageOf(`Before.\n\n${text}`)]);
  expect(issue).toMatchObject({ code: 'copied', line: 3, file: 'apps/docs/content/x/page.md' });
  expect(issue.message).toMatch(/^"if true the button will take up the full .* stands in @mui\//);
});

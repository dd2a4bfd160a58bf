import { search } from 'nlcst-search';
import { toString } from 'nlcst-to-string';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { FILLER, LONGEST_SENTENCE } from './rules.mjs';

const linter = unified()
  .use(
    remarkRetext,
    unified()
      .use(retextEnglish)
      .use(retextRepeatedWords)
      .use(retextIndefiniteArticle)
      .use(filler)
      .use(sentenceLength),
  )
  .freeze();

const HINTS = {
  'retext-repeated-words': 'Write it once.',
  'retext-indefinite-article': 'The article follows the sound of the next word.',
};

/**
 * What is wrong with the sentences of a page.
 *
 * @param {import('../read-pages.mjs').ContentPage} page
 */
export async function lintSentences({ file, source, tree }) {
  const report = new VFile({ path: file, value: source });
  await linter.run(withCells(tree), report);
  return report.messages.map((message) => ({
    code: 'prose',
    message: `${message.reason.replace(/\.?$/, '.')}`,
    hint: message.note ?? HINTS[message.source] ?? 'Reword it.',
    file,
    line: message.line,
  }));
}

/** Cells of tables hold sentences too, which the bridge to prose passes by. */
function withCells(tree) {
  const copy = structuredClone(tree);
  visit(copy, (node) => {
    if (node.type === 'table' || node.type === 'tableRow') node.type = 'blockquote';
    if (node.type === 'tableCell') node.type = 'paragraph';
  });
  return copy;
}

function filler() {
  const phrases = Object.keys(FILLER);
  return (tree, file) =>
    search(
      tree,
      phrases,
      (nodes, _index, _parent, phrase) => {
        const message = file.message(`"${phrase}" says nothing`, { place: placeOf(nodes) });
        message.note = FILLER[phrase];
      },
      { allowApostrophes: true },
    );
}

function sentenceLength() {
  return (tree, file) =>
    visit(tree, 'SentenceNode', (node) => {
      for (const words of sentencesIn(node)) {
        if (words.length <= LONGEST_SENTENCE) continue;
        const message = file.message(`The sentence has ${words.length} words`, {
          place: placeOf(words),
        });
        message.note = `Make two of it; ${LONGEST_SENTENCE} words are the most.`;
      }
    });
}

/** The words of each sentence; one that begins with code is taken for a part of the one before. */
function sentencesIn({ children }) {
  const sentences = [[]];
  let before = '';
  for (const child of children.filter(({ type }) => type !== 'WhiteSpaceNode')) {
    const isCode = child.type === 'SourceNode';
    if (isCode && /[.!?]$/.test(before)) sentences.push([]);
    if (isCode || child.type === 'WordNode') sentences.at(-1).push(child);
    before = toString(child);
  }
  return sentences;
}

function placeOf(nodes) {
  return { start: nodes[0].position.start, end: nodes.at(-1).position.end };
}

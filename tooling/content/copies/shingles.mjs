import { visit } from 'unist-util-visit';

/** Words in a row that two texts share by chance only rarely. */
export const SHINGLE = 8;

/**
 * @typedef {object} Word
 * @property {string} text in lower case
 * @property {number} line
 */

/**
 * The words of each block of a page's text, code in backticks included.
 *
 * @param {import('mdast').Root} tree
 * @returns {Word[][]}
 */
export function pageTexts(tree) {
  const texts = [];
  visit(tree, (node) => {
    if (node.type === 'yaml') {
      const description = /^description:.*$/m.exec(node.value);
      const line = node.value.slice(0, description?.index).split('\n').length + 1;
      texts.push(wordsOf(description?.[0].slice('description:'.length) ?? '', line));
    }
    if (!/^(?:paragraph|heading|tableCell)$/.test(node.type)) return;
    const words = [];
    visit(node, (leaf) => {
      if (leaf.type !== 'text' && leaf.type !== 'inlineCode') return;
      words.push(...wordsOf(leaf.value, leaf.position?.start.line ?? 1));
    });
    texts.push(words);
  });
  return texts;
}

/** The words of a text, each with its line. */
export function wordsOf(text, firstLine = 1) {
  return text.split('\n').flatMap((line, index) =>
    [...line.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(([word]) => ({
      text: word,
      line: firstLine + index,
    })),
  );
}

/** Every run of words that is long enough to be told, with the place of its first word. */
export function shinglesOf(words) {
  return words.slice(0, Math.max(0, words.length - SHINGLE + 1)).map((_word, index) => ({
    index,
    key: words
      .slice(index, index + SHINGLE)
      .map(({ text }) => text)
      .join(' '),
  }));
}

/**
 * Where texts repeat others word for word. Runs that overlap are told once.
 *
 * @param {readonly Word[][]} texts
 * @param {ReadonlyMap<string, string>} known origin of each shingle of the other texts
 * @returns {{ line: number, words: string, origin: string }[]}
 */
export function findCopies(texts, known) {
  return texts.flatMap((words) => {
    const runs = [];
    for (const { index, key } of shinglesOf(words)) {
      const origin = known.get(key);
      if (origin === undefined) continue;
      const last = runs.at(-1);
      if (last && index <= last.end) last.end = index + SHINGLE;
      else runs.push({ start: index, end: index + SHINGLE, origin });
    }
    return runs.map(({ start, end, origin }) => ({
      line: words[start].line,
      words: words
        .slice(start, end)
        .map(({ text }) => text)
        .join(' '),
      origin,
    }));
  });
}

import { loadConfig, spellCheckDocument } from 'cspell-lib';
import path from 'node:path';
import { visit } from 'unist-util-visit';

const CONFIG = path.join(import.meta.dirname, 'cspell.json');

/**
 * Words of a page that no dictionary knows.
 *
 * @param {import('../read-pages.mjs').ContentPage} page
 */
export async function checkSpelling(page) {
  const text = proseOf(page);
  const settings = await loadConfig(CONFIG);
  const { issues } = await spellCheckDocument(
    { uri: 'page.txt', text, languageId: 'plaintext' },
    { noConfigSearch: true, generateSuggestions: false },
    settings,
  );
  return issues.map(({ text: word, offset }) => ({
    code: 'spelling',
    message: `"${word}" is in no dictionary.`,
    hint: 'Correct it, put it in backticks if it is code, or add it to tooling/content/prose/words.txt.',
    file: page.file,
    line: text.slice(0, offset).split('\n').length,
  }));
}

/** The source of a page with blanks for all that is no prose, so that places stay. */
export function proseOf({ source, tree }) {
  const kept = [];
  visit(tree, (node) => {
    if (!node.position) return;
    const { start, end } = node.position;
    if (node.type === 'text') kept.push([start.offset, end.offset]);
    const quoted =
      node.type === 'yaml'
        ? /^(?:title|description):(.*)$/gm
        : node.type === 'leafDirective' && /title="([^"]*)"/g;
    if (!quoted) return;
    for (const match of source.slice(start.offset, end.offset).matchAll(quoted)) {
      const from = start.offset + match.index + match[0].lastIndexOf(match[1]);
      kept.push([from, from + match[1].length]);
    }
  });
  let prose = '';
  for (const [from, to] of [...kept, [source.length, source.length]]) {
    prose += source.slice(prose.length, from).replace(/[^\n]/g, ' ') + source.slice(from, to);
  }
  return prose;
}

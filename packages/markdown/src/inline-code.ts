import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from './directives';

/** Code that stands between backticks in the text. */
export interface InlineCode {
  readonly text: string;
  readonly line: number;
}

/** All inline code of a page, in order. */
export function collectInlineCode(tree: Root): InlineCode[] {
  const found: InlineCode[] = [];
  visit(tree, 'inlineCode', (node) => {
    found.push({ text: node.value, line: lineOf(node) });
  });
  return found;
}

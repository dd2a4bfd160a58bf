import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm);

/**
 * Renders a short Markdown text, such as a description read from types, to HTML. Raw HTML in the
 * text is dropped. A single paragraph comes without its `<p>`.
 */
export function renderMarkdown(text: string): string {
  const tree = processor.parse(text);
  const only = tree.children.length === 1 ? tree.children[0] : undefined;
  const root =
    only?.type === 'paragraph' ? { type: 'root' as const, children: only.children } : tree;
  return toHtml(toHast(root)).trim();
}

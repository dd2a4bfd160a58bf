import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { restoreTextDirectives } from './directives';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** The syntax tree of a page's Markdown, front matter and directives included. */
export function parseMarkdown(source: string): Root {
  const tree: Root = processor.parse(source);
  restoreTextDirectives(tree, source);
  return tree;
}

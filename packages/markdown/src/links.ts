import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from './directives';

/** A link as the author wrote it. */
export interface PageLink {
  readonly href: string;
  readonly line: number;
}

/** Every link of a page, definitions included. */
export function collectLinks(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ href: node.url, line: lineOf(node) });
    }
  });
  return links;
}

import type { SyntaxNode, Tree } from '@lezer/common';

/** What stands at a position inside a JSX tag. */
export interface JsxPlace {
  readonly tag: string;
  /** Attribute whose quoted value it is; left out where a prop's name belongs. */
  readonly attribute?: string;
  /** Where what it would replace begins. */
  readonly from: number;
  /** Props that the tag has. */
  readonly given: readonly string[];
}

const TAGS = ['JSXOpenTag', 'JSXSelfClosingTag'];

/**
 * Finds where in a JSX tag a position is; null outside of tags, in their names and in expressions.
 *
 * @param tree of the module
 * @param textOf gives the text between two positions
 */
export function jsxPlaceAt(
  tree: Tree,
  textOf: (from: number, to: number) => string,
  position: number,
): JsxPlace | null {
  const node = tree.resolveInner(position, -1);
  const tag = nearest(node, TAGS);
  const name = tag && nameOf(tag, textOf);
  if (!tag || !name || nearest(node, ['JSXEscape', 'JSXSpreadAttribute'], tag)) return null;
  const given = tag
    .getChildren('JSXAttribute')
    .filter(({ from, to }) => position < from || position > to)
    .map((attribute) => nameOf(attribute, textOf) ?? '');
  const attribute = nearest(node, ['JSXAttribute'], tag);
  const place = { tag: name, given };
  if (node.name === 'JSXAttributeValue') {
    const isQuoted = /['"]/.test(textOf(node.from, node.from + 1));
    const of = attribute && nameOf(attribute, textOf);
    return isQuoted && of ? { ...place, attribute: of, from: node.from + 1 } : null;
  }
  if (node.name === 'JSXIdentifier' && attribute) return { ...place, from: node.from };
  // Behind the tag's name there is room for a prop.
  const isBetween = TAGS.includes(node.name) && /\s/.test(textOf(position - 1, position));
  return isBetween ? { ...place, from: position } : null;
}

function nearest(
  node: SyntaxNode,
  names: readonly string[],
  within?: SyntaxNode,
): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at && at.from !== within?.from; at = at.parent) {
    if (names.includes(at.name)) return at;
  }
  return undefined;
}

function nameOf(
  node: SyntaxNode,
  textOf: (from: number, to: number) => string,
): string | undefined {
  const name = node.getChild('JSXIdentifier');
  return name ? textOf(name.from, name.to) : undefined;
}

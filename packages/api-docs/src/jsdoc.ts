import ts from 'typescript';

/** What the comment above a declaration says. */
export interface Description {
  readonly text: string;
  readonly default?: string;
  readonly deprecated?: string;
  readonly params: readonly { readonly name: string; readonly description: string }[];
  readonly returns?: string;
}

/**
 * Reads the JSDoc of a symbol. That of `declare const X: OverridableComponent` sits on the variable
 * statement, where the checker does not look.
 */
export function describe(checker: ts.TypeChecker, symbol: ts.Symbol): Description {
  const tags = symbol.getJsDocTags(checker);
  const textOf = (name: string) => {
    const tag = tags.find((candidate) => candidate.name === name);
    return tag && ts.displayPartsToString(tag.text).trim();
  };
  const fallback = textOf('default');
  const deprecated = textOf('deprecated');
  const returns = textOf('returns') ?? textOf('return');
  return {
    text: tidy(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(deprecated === undefined ? {} : { deprecated: tidy(deprecated) }),
    params: uniqueByName(tags.filter(({ name }) => name === 'param').map(paramOf)),
    ...(returns === undefined ? {} : { returns: tidy(returns) }),
  };
}

/** A member that several interfaces declare has the comment of each. */
function uniqueByName<T extends { readonly name: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.name, item])).values()];
}

function paramOf(tag: ts.JSDocTagInfo) {
  const [name = '', ...rest] = ts.displayPartsToString(tag.text).trim().split(/\s+/);
  return { name, description: tidy(rest.join(' ').replace(/^-\s*/, '')) };
}

/** Comments write line breaks as two spaces or `<br>`; Markdown keeps the first. */
function tidy(text: string): string {
  return text.replace(/<br\s*\/?>/g, '  \n').trim();
}

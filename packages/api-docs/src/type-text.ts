import ts from 'typescript';

/**
 * A prop's type as a person would write it: unions of literals spelled out, everything else in the
 * words of its declaration (the checker would expand `SxProps` to 19,000 characters).
 *
 * @param declarations more than one for a prop that the members of a union declare each for itself
 * @returns undefined when the declaration holds no type
 */
export function typeText(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
): string | undefined {
  const texts = [...declarations].sort(byPlace).map(writtenType);
  const written = texts.includes(undefined) ? undefined : [...new Set(texts)].join(' | ');
  const type = checker.getTypeOfSymbol(symbol);
  const literals = literalMembers(checker, type);
  if (literals) return inWrittenOrder(literals, written ?? '').join(' | ');
  return written;
}

function byPlace(a: ts.Declaration, b: ts.Declaration): number {
  const files = [a, b].map((declaration) => declaration.getSourceFile().fileName) as [
    string,
    string,
  ];
  return files[0].localeCompare(files[1], 'en') || a.pos - b.pos;
}

function writtenType(declaration: ts.Declaration): string | undefined {
  if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) {
    return declaration.type && oneLine(declaration.type.getText());
  }
  if (ts.isMethodSignature(declaration)) {
    const text = declaration.getText();
    return oneLine(text.slice(text.indexOf('(')).replace(/\)\s*:\s*([^:]*);?$/, ') => $1'));
  }
  return undefined;
}

/** A type on one line, without comments. */
export function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/\bReact\.JSX\.Element\b/g, 'JSX.Element')
    .trim();
}

/** Members of a type that is nothing but literals; undefined for every other type. */
function literalMembers(checker: ts.TypeChecker, type: ts.Type): string[] | undefined {
  // A generic prop takes what its type parameter allows.
  const members = (type.isUnion() ? type.types : [type])
    .map((member) =>
      member.flags & ts.TypeFlags.TypeParameter
        ? (checker.getBaseConstraintOfType(member) ?? member)
        : member,
    )
    .flatMap((member) => (member.isUnion() ? member.types : [member]));
  const kept = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const literal = ts.TypeFlags.Literal | ts.TypeFlags.Null;
  if (kept.length === 0 || !kept.every(({ flags }) => flags & literal)) return undefined;
  const texts = kept.map((member) =>
    member.isStringLiteral() ? `'${member.value}'` : checker.typeToString(member),
  );
  const both = texts.includes('true') && texts.includes('false');
  return both ? [...texts.filter((text) => text !== 'true' && text !== 'false'), 'boolean'] : texts;
}

/** Keeps the order of the source; the checker's own order is that of first use in the program. */
function inWrittenOrder(literals: readonly string[], written: string): string[] {
  const place = (text: string) => {
    const index = written.indexOf(text);
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...literals].sort(
    (a, b) => place(a) - place(b) || Number(a === 'null') - Number(b === 'null'),
  );
}

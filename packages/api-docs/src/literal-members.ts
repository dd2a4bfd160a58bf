import ts from 'typescript';

/** Members of a type that is nothing but literals; undefined for every other type. */
export function literalMembers(checker: ts.TypeChecker, type: ts.Type): string[] | undefined {
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
  const texts = kept.map((member) => literalText(checker, member));
  const both = texts.includes('true') && texts.includes('false');
  return both ? [...texts.filter((text) => text !== 'true' && text !== 'false'), 'boolean'] : texts;
}

/** A literal as it is written in source. */
export function literalText(checker: ts.TypeChecker, type: ts.Type): string {
  return type.isStringLiteral() ? `'${type.value}'` : checker.typeToString(type);
}

/** Keeps the order of the source; the checker's own order is that of first use in the program. */
export function inWrittenOrder(literals: readonly string[], written: string): string[] {
  const place = (text: string) => {
    const index = written.indexOf(text);
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  };
  return [...literals].sort(
    (a, b) => place(a) - place(b) || Number(a === 'null') - Number(b === 'null'),
  );
}

import ts from 'typescript';

export interface ComponentSignature {
  /** Props where the root is the default element. */
  readonly props: ts.Type;
  /** Whether a `component` prop replaces the root element. */
  readonly polymorphic: boolean;
}

/** How an export is rendered; undefined for one that is no component. */
export function componentSignature(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ComponentSignature | undefined {
  const at = symbol.valueDeclaration;
  if (!at) return undefined;
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  // `JSXElementConstructor` is a union of a function and a class.
  const signatures = (type.isUnion() ? type.types : [type]).flatMap((member) =>
    member.getCallSignatures(),
  );
  const rendering = signatures.filter((signature) =>
    /Element|ReactNode/.test(checker.typeToString(signature.getReturnType())),
  );
  const last = rendering.at(-1);
  if (!last || last.parameters.length > 2) return undefined;
  const parameter = last.parameters[0];
  // Of an optional parameter too, whose type has no properties while it may be undefined.
  const props = parameter
    ? checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, at))
    : checker.getVoidType();
  const polymorphic = rendering.some((signature) => {
    const [first] = signature.parameters;
    return (
      first !== undefined &&
      checker.getTypeOfSymbolAtLocation(first, at).getProperty('component') !== undefined
    );
  });
  return { props, polymorphic };
}

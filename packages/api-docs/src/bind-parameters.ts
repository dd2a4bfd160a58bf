import ts from 'typescript';
import { resolveAlias } from './resolve-alias';

/**
 * What the type parameters of a declaration stand for, read by laying its type as written over the
 * type that the checker made of it for one place: `Partial<Slots>` over `Partial<BadgeSlots>`.
 */
export function bindParameters(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  type: ts.Type,
): Map<ts.Symbol, ts.Type> {
  const bound = new Map<ts.Symbol, ts.Type>();

  // An optional property's type is known by its name only without `undefined`.
  const partsOf = (over: ts.Type) =>
    over.isUnionOrIntersection() ? [over, checker.getNonNullableType(over), ...over.types] : [over];

  const visitAll = (nodes: readonly ts.TypeNode[] = [], types: readonly ts.Type[] = []) => {
    nodes.forEach((child, index) => types[index] && visit(child, types[index]));
  };

  const visitReference = (reference: ts.TypeReferenceNode, over: ts.Type) => {
    const found = checker.getSymbolAtLocation(reference.typeName);
    if (!found) return;
    const symbol = resolveAlias(checker, found);
    if (symbol.flags & ts.SymbolFlags.TypeParameter) {
      if (over.symbol !== symbol && !bound.has(symbol)) bound.set(symbol, over);
      return;
    }
    for (const candidate of partsOf(over)) {
      const types = argumentsFor(checker, symbol, candidate);
      if (types) return visitAll(reference.typeArguments, types);
    }
  };

  const visitSignature = (written: ts.FunctionTypeNode, over: ts.Type) => {
    const [signature] = partsOf(over).flatMap((part) => part.getCallSignatures());
    if (!signature) return;
    written.parameters.forEach((parameter, index) => {
      const made = signature.parameters[index];
      if (parameter.type && made) visit(parameter.type, checker.getTypeOfSymbol(made));
    });
    visit(written.type, signature.getReturnType());
  };

  function visit(written: ts.TypeNode, over: ts.Type): void {
    if (ts.isTypeReferenceNode(written)) visitReference(written, over);
    else if (ts.isFunctionTypeNode(written)) visitSignature(written, over);
    else if (ts.isParenthesizedTypeNode(written)) visit(written.type, over);
    else if (ts.isUnionTypeNode(written) || ts.isIntersectionTypeNode(written)) {
      // A bare parameter among others could be any of the parts.
      for (const part of written.types) if (!isParameter(checker, part)) visit(part, over);
    } else if (ts.isArrayTypeNode(written)) {
      const array = partsOf(over).find((part) => checker.isArrayType(part));
      if (array)
        visitAll([written.elementType], checker.getTypeArguments(array as ts.TypeReference));
    } else if (ts.isTypeLiteralNode(written)) {
      for (const member of written.members) {
        if (!ts.isPropertySignature(member) || !member.type) continue;
        const property = checker.getPropertyOfType(over, member.name.getText());
        if (property) visit(member.type, checker.getTypeOfSymbol(property));
      }
    }
  }

  visit(node, type);
  return bound;
}

function argumentsFor(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  type: ts.Type,
): readonly ts.Type[] | undefined {
  if (type.aliasSymbol === symbol) return type.aliasTypeArguments;
  return type.symbol === symbol ? checker.getTypeArguments(type as ts.TypeReference) : undefined;
}

function isParameter(checker: ts.TypeChecker, node: ts.TypeNode): boolean {
  return (checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter) !== 0;
}

import ts from 'typescript';
import { literalText } from './literal-members';
import { mention, parametersOf, printNode, scopeOf, type Printing } from './print-type';

/** A type that only the checker knows, as short as its names allow. */
export function printMadeType(printing: Printing, type: ts.Type): string {
  const { checker, scope } = printing;
  if (type.aliasSymbol) return printNamed(printing, type.aliasSymbol, type.aliasTypeArguments);
  if (type.flags & ts.TypeFlags.TypeParameter) {
    return scope.get(type.symbol)?.text ?? printNamed(printing, type.symbol);
  }
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const text = element ? printMadeType(printing, element) : 'unknown';
    return /^[\w.'"]+$/.test(text) ? `${text}[]` : `Array<${text}>`;
  }
  if (type.isUnionOrIntersection()) {
    const texts = type.types.map((part) => printMadeType(printing, part));
    const joined = [...new Set(texts)].map((text) => (text.includes('=>') ? `(${text})` : text));
    return joined
      .join(type.isUnion() ? ' | ' : ' & ')
      .replace(/\b(?:true \| false|false \| true)\b/, 'boolean');
  }
  if (type.isClassOrInterface() || isReference(type)) {
    const own = parametersOf(checker, type.symbol).length;
    const given = checker.getTypeArguments(type as ts.TypeReference).slice(0, own);
    return printNamed(printing, type.symbol, given);
  }
  const [declaration] = type.symbol?.declarations ?? [];
  if (declaration && ts.isTypeNode(declaration)) return printNode(printing, declaration);
  return literalText(checker, type);
}

function isReference(type: ts.Type): boolean {
  const { objectFlags = 0 } = type as ts.ObjectType;
  return (objectFlags & ts.ObjectFlags.Reference) !== 0 && type.symbol !== undefined;
}

function printNamed(printing: Printing, symbol: ts.Symbol, types: readonly ts.Type[] = []): string {
  const { checker } = printing;
  const given = types.map((type) => ({ text: printMadeType(printing, type), type }));
  const name = checker.symbolToString(symbol);
  return mention(printing, {
    text: given.length > 0 ? `${name}<${given.map(({ text }) => text).join(', ')}>` : name,
    name,
    symbol,
    scope: scopeOf(checker, symbol, given),
    file: symbol.declarations?.[0]?.getSourceFile().fileName ?? '',
  });
}

import ts from 'typescript';
import { bindParameters } from './bind-parameters';
import { joinUnion } from './join-union';
import { inWrittenOrder, literalMembers } from './literal-members';
import { printMadeType } from './print-made-type';
import { printCall, printNode, type Printing } from './print-type';

/** An object of more properties is printed as it is declared. */
const MOST_PROPERTIES = 40;

/**
 * A property's type as a person would write it: unions of literals spelled out, everything else in
 * the words of its declaration (the checker would expand `SxProps` to 19,000 characters).
 *
 * @returns undefined when the declaration holds no type
 */
export function printProperty(
  printing: Printing,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
): string | undefined {
  const { checker } = printing;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const written = writtenType(declaration);
  const literals = literalMembers(checker, type);
  if (literals) return inWrittenOrder(literals, written?.getText() ?? '').join(' | ');
  if (!written) return undefined;
  if (ts.isMappedTypeNode(written)) {
    const properties = printProperties(printing, checker.getNonNullableType(type));
    if (properties) return properties;
  }
  const bound = ts.isTypeNode(written) ? bindParameters(checker, written, type) : new Map();
  const scope = new Map(printing.scope);
  for (const [parameter, over] of bound) {
    scope.set(parameter, { text: printMadeType(printing, over), type: over });
  }
  const inScope = { ...printing, scope };
  return isMethod(written) ? printCall(inScope, written) : printNode(inScope, written);
}

/**
 * The type of a property that the variants of a component declare each for itself: all of them take
 * it, so it is what any of them takes.
 */
export function printVariants(
  printing: Printing,
  symbol: ts.Symbol,
  declarations: readonly ts.Declaration[],
): string | undefined {
  const { checker } = printing;
  const sorted = [...declarations].sort((a, b) => a.pos - b.pos);
  const literals = literalMembers(checker, checker.getTypeOfSymbol(symbol));
  if (literals) {
    const written = sorted.map((declaration) => writtenType(declaration)?.getText() ?? '');
    return inWrittenOrder(literals, written.join(' | ')).join(' | ');
  }
  const texts = sorted.map((declaration) => printProperty(printing, symbol, declaration));
  return joinUnion(texts);
}

/** A method as interfaces and as classes declare it. */
type Method = ts.MethodSignature | ts.MethodDeclaration;

const isMethod = (node: ts.Node): node is Method =>
  ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

function writtenType(declaration: ts.Declaration): ts.TypeNode | Method | undefined {
  if (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)) {
    return declaration.type;
  }
  return isMethod(declaration) ? declaration : undefined;
}

/**
 * The object that a mapped type makes; undefined where its properties are not told one by one. Each
 * variant of a component may map other types: a property is then what any of them takes.
 */
function printProperties(printing: Printing, type: ts.Type): string | undefined {
  const { checker } = printing;
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0 || properties.length > MOST_PROPERTIES) return undefined;
  const variants = type.isUnion() ? type.types : [type];
  const printed = properties.map((property) => {
    const texts = variants.map((variant) => {
      const own = checker.getPropertyOfType(variant, property.name);
      const [declaration] = own?.declarations ?? [];
      return own && declaration && printProperty(printing, own, declaration);
    });
    const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    const union = joinUnion(texts);
    return union === undefined ? undefined : `${property.name}${optional}: ${union};`;
  });
  return printed.includes(undefined) ? undefined : `{ ${printed.join(' ')} }`;
}

import ts from 'typescript';
import { resolveAlias } from './resolve-alias';

/** What stands for a type parameter at one place. */
interface Argument {
  readonly text: string;
  readonly type: ts.Type;
}

/** What the type parameters of a declaration stand for. */
export type Scope = ReadonlyMap<ts.Symbol, Argument>;

/** A type that a text names, with all that its definition needs. */
export interface Mention {
  /** The reference as printed, with its arguments: `SxProps<Theme>`. */
  readonly text: string;
  /** The reference without its arguments. */
  readonly name: string;
  /**
   * A type, a type parameter, a value behind `typeof`, or the property that `X['y']` reaches;
   * undefined where the types name something that is not there.
   */
  readonly symbol: ts.Symbol | undefined;
  /** What the type's own parameters stand for. */
  readonly scope: Scope;
  /** What the checker made of the reference, where no argument stands in it for a parameter. */
  readonly type?: ts.Type;
  /** The file that names it. */
  readonly file: string;
}

/** The state of printing one type. */
export interface Printing {
  readonly checker: ts.TypeChecker;
  readonly scope: Scope;
  /** What was named so far, by its text. */
  readonly mentions: Map<string, Mention>;
  /** Type parameters that the printed text itself declares, by `infer`, `in` or `<T>`. */
  readonly declared: Set<ts.Symbol>;
}

/** A new text, in which the given types stand for type parameters. */
export function startPrinting(checker: ts.TypeChecker, scope: Scope = new Map()): Printing {
  return { checker, scope, mentions: new Map(), declared: new Set() };
}

/** A part of a declaration in its own words, with arguments in place of type parameters. */
export function printNode(printing: Printing, node: ts.Node): string {
  if (ts.isTypeReferenceNode(node)) return printReference(printing, node, node.typeName);
  if (ts.isExpressionWithTypeArguments(node)) {
    return printReference(printing, node, node.expression);
  }
  if (ts.isTypeQueryNode(node)) return printReference(printing, node, node.exprName, 'typeof ');
  if (ts.isImportTypeNode(node) && node.qualifier) {
    return printReference(printing, node, node.qualifier, node.isTypeOf ? 'typeof ' : '');
  }
  if (ts.isIndexedAccessTypeNode(node)) return printIndexedAccess(printing, node);
  if (ts.isTypeParameterDeclaration(node)) {
    const symbol = printing.checker.getSymbolAtLocation(node.name);
    if (symbol) printing.declared.add(symbol);
  }
  const text = printWords(printing, node);
  return ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)
    ? text.replace(/^[|&] /, '')
    : text;
}

/** How a method or function is called: `<T>(value: T) => Result`. */
export function printCall(printing: Printing, declaration: ts.SignatureDeclaration): string {
  const list = (nodes: readonly ts.Node[]) =>
    nodes.map((node) => printNode(printing, node)).join(', ');
  const own = declaration.typeParameters ? `<${list(declaration.typeParameters)}>` : '';
  const result = declaration.type ? printNode(printing, declaration.type) : 'void';
  return `${own}(${list(declaration.parameters)}) => ${result}`;
}

/** Whether an argument stands for a part of a declaration. */
export function usesScope({ checker, scope }: Pick<Printing, 'checker' | 'scope'>, node: ts.Node) {
  if (scope.size === 0) return false;
  const visit = (part: ts.Node): boolean => {
    const symbol = ts.isIdentifier(part) ? checker.getSymbolAtLocation(part) : undefined;
    return (symbol && scope.has(symbol)) || (ts.forEachChild(part, visit) ?? false);
  };
  return visit(node);
}

/** Names a type and remembers it; parameters are not remembered where the text declares them. */
export function mention(printing: Printing, named: Mention): string {
  if (named.symbol && printing.declared.has(named.symbol)) return named.text;
  if (!printing.mentions.has(named.text)) printing.mentions.set(named.text, named);
  return named.text;
}

/** Type parameters of a type, in their order. */
export function parametersOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): readonly { readonly symbol: ts.Symbol; readonly node: ts.TypeParameterDeclaration }[] {
  const declaration = symbol.declarations?.find(
    (candidate) =>
      ts.isTypeAliasDeclaration(candidate) ||
      ts.isInterfaceDeclaration(candidate) ||
      ts.isClassDeclaration(candidate),
  );
  return (declaration?.typeParameters ?? []).flatMap((node) => {
    const parameter = checker.getSymbolAtLocation(node.name);
    return parameter ? [{ symbol: parameter, node }] : [];
  });
}

/** What a type's parameters stand for, as far as arguments were given. */
export function scopeOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  given: readonly Argument[],
): Scope {
  return new Map(
    parametersOf(checker, symbol).flatMap((parameter, index) => {
      const argument = given[index];
      return argument ? [[parameter.symbol, argument] as const] : [];
    }),
  );
}

type Referring = ts.TypeReferenceNode | ts.NodeWithTypeArguments;

function printReference(
  printing: Printing,
  node: Referring,
  entity: ts.Node,
  before: 'typeof ' | '' = '',
): string {
  const { checker, scope } = printing;
  const found = checker.getSymbolAtLocation(entity);
  const symbol = found && resolveAlias(checker, found);
  const argument = symbol && scope.get(symbol);
  if (argument) return needsBrackets(argument.text, node) ? `(${argument.text})` : argument.text;
  const name = before + entity.getText().replace(/^React\.JSX\./, 'JSX.');
  const given = (node.typeArguments ?? []).map((written) => ({
    text: printNode(printing, written),
    type: typeOf(printing, written),
  }));
  return mention(printing, {
    text: given.length > 0 ? `${name}<${given.map(({ text }) => text).join(', ')}>` : name,
    name,
    symbol: symbol && !checker.isUnknownSymbol(symbol) ? symbol : undefined,
    scope: symbol ? scopeOf(checker, symbol, given) : new Map(),
    ...(ts.isTypeReferenceNode(node) && !usesScope(printing, node)
      ? { type: checker.getTypeFromTypeNode(node) }
      : {}),
    file: node.getSourceFile().fileName,
  });
}

/** `X['y']` is named as a whole: what it opens is the one property, not all of X. */
function printIndexedAccess(printing: Printing, node: ts.IndexedAccessTypeNode): string {
  const { checker } = printing;
  const { objectType, indexType } = node;
  const key =
    ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)
      ? indexType.literal.text
      : undefined;
  const property =
    key === undefined
      ? undefined
      : checker.getPropertyOfType(checker.getApparentType(typeOf(printing, objectType)), key);
  if (!property?.declarations || !isNamed(objectType)) return printWords(printing, node);
  const apart = { ...printing, mentions: new Map<string, Mention>() };
  const object = printNode(apart, objectType);
  apart.mentions.delete(object);
  for (const named of apart.mentions.values()) mention(printing, named);
  const text = `${object}['${key}']`;
  return mention(printing, {
    text,
    name: text,
    symbol: property,
    scope: printing.scope,
    file: node.getSourceFile().fileName,
  });
}

function isNamed(node: ts.TypeNode): boolean {
  return (
    ts.isTypeReferenceNode(node) || (ts.isIndexedAccessTypeNode(node) && isNamed(node.objectType))
  );
}

/** The type that a node stands for; that of the argument where it is a parameter. */
function typeOf({ checker, scope }: Printing, node: ts.TypeNode): ts.Type {
  const type = checker.getTypeFromTypeNode(node);
  return (type.flags & ts.TypeFlags.TypeParameter && scope.get(type.symbol)?.type) || type;
}

/** The text of a node without comments and line breaks; its parts are printed each for itself. */
function printWords(printing: Printing, node: ts.Node): string {
  const source = node.getSourceFile().text;
  let text = '';
  let end = node.getStart();
  ts.forEachChild(node, (child) => {
    text += between(source.slice(end, child.getStart())) + printNode(printing, child);
    end = child.getEnd();
  });
  // A node without parts is a word, which may be a string with anything in it.
  const rest = source.slice(end, node.getEnd());
  return text === '' && end === node.getStart() ? rest : text + between(rest);
}

/** Punctuation between the parts of a type, as it stands on one line. */
function between(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/([<([]) $/, '$1')
    .replace(/^,? ([>)\]])/, '$1');
}

/** Whether a text would be read otherwise where it stands for a type parameter. */
function needsBrackets(text: string, node: ts.Node): boolean {
  const { parent } = node;
  const tight =
    ts.isArrayTypeNode(parent) ||
    ts.isTypeOperatorNode(parent) ||
    (ts.isIndexedAccessTypeNode(parent) && parent.objectType === node);
  const outside = outsideBrackets(text);
  if (ts.isUnionTypeNode(parent)) return /[→?]/.test(outside);
  if (ts.isIntersectionTypeNode(parent)) return /[→?|]/.test(outside);
  return tight && /[|&→?]|^(?:keyof|typeof|readonly) /.test(outside);
}

/** What of a type stands in no brackets and no string; arrows are one sign in it. */
function outsideBrackets(text: string): string {
  const less = text
    .replace(/=>/g, '→')
    .replace(/<[^<>]*>|\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\]|'[^']*'/g, '');
  return less === text ? text : outsideBrackets(less);
}

import ts from 'typescript';
import { inWrittenOrder, literalMembers } from './literal-members';
import {
  parametersOf,
  printCall,
  printNode,
  scopeOf,
  startPrinting,
  usesScope,
  type Mention,
  type Printing,
  type Scope,
} from './print-type';
import { printVariants } from './print-property';
import { resolveAlias } from './resolve-alias';

/** What a type is, as text, and the types that this names. */
export interface Definition {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** Longer types show their first members, and how many more there are. */
const MOST_MEMBERS = 80;

/** A longer union keeps the name that it is declared by. */
const MOST_LITERALS = 40;

/**
 * What a person would write for a type: an alias' right side, the members of an interface one per
 * line, each with the arguments of this place.
 *
 * @param isForeign whether a type is documented elsewhere, so that what it hands down is left to it
 * @returns undefined when its declaration has no form that is known here
 */
export function defineType(
  checker: ts.TypeChecker,
  { symbol, scope, name, type }: Mention,
  isForeign: (symbol: ts.Symbol) => boolean,
): Definition | undefined {
  if (!symbol) return undefined;
  // Declared literals are printed in their order; those that types make out of others only here.
  const made = type && scope.size > 0 ? printLiterals(checker, type) : undefined;
  if (made !== undefined) return { text: made, mentions: [] };
  const printing = startPrinting(checker, scope);
  const text = name.startsWith('typeof ')
    ? printValue(printing, symbol)
    : printSymbol({ ...printing, scope: withDefaults(printing, symbol) }, symbol, isForeign);
  return text === undefined ? undefined : { text, mentions: [...printing.mentions.values()] };
}

/** Parameters without an argument stand for their default. */
function withDefaults(printing: Printing, symbol: ts.Symbol): Scope {
  const scope = new Map(printing.scope);
  for (const parameter of parametersOf(printing.checker, symbol)) {
    const fallback = parameter.node.default;
    if (!fallback || scope.has(parameter.symbol)) continue;
    const text = printNode({ ...printing, scope }, fallback);
    scope.set(parameter.symbol, { text, type: printing.checker.getTypeFromTypeNode(fallback) });
  }
  return scope;
}

function printSymbol(
  printing: Printing,
  symbol: ts.Symbol,
  isForeign: (symbol: ts.Symbol) => boolean,
): string | undefined {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  if (ts.isTypeParameterDeclaration(declaration)) return printNode(printing, declaration);
  if (symbol.flags & ts.SymbolFlags.TypeAlias) {
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    return alias && printRightSide(printing, alias.type);
  }
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) {
    const { bases, members } = readMembers(printing, symbol, isForeign);
    const own = [...members.values()];
    const body = own.length > 0 || bases.length === 0 ? [block(shorten(own))] : [];
    return [...bases, ...body].join(' & ');
  }
  if (symbol.flags & ts.SymbolFlags.Enum) {
    const names = symbol.exports ? [...symbol.exports.keys()] : [];
    return names.map((name) => `${symbol.name}.${name}`).join(' | ');
  }
  return printVariants(printing, symbol, symbol.declarations ?? []);
}

/** The type of what `typeof` names: a variable's type, or the call of a function. */
function printValue(printing: Printing, symbol: ts.Symbol): string | undefined {
  const declaration = symbol.valueDeclaration;
  if (!declaration) return undefined;
  if (ts.isVariableDeclaration(declaration)) {
    return declaration.type && printNode(printing, declaration.type);
  }
  return ts.isFunctionDeclaration(declaration) ? printCall(printing, declaration) : undefined;
}

/** Literals where the type is nothing else, objects member by member, all else as it is written. */
function printRightSide(printing: Printing, node: ts.TypeNode): string {
  if (ts.isTypeLiteralNode(node)) {
    return block(shorten(node.members.map((member) => () => printMember(printing, member))));
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types
      .map((part) => (ts.isTypeLiteralNode(part) ? printRightSide : printNode)(printing, part))
      .join(' & ');
  }
  return printWritten(printing, node) ?? printNode(printing, node);
}

/** The literals of a type as it is written, where no argument changes them. */
function printWritten(printing: Printing, node: ts.TypeNode): string | undefined {
  if (usesScope(printing, node)) return undefined;
  return printLiterals(printing.checker, printing.checker.getTypeFromTypeNode(node), node);
}

function printLiterals(
  checker: ts.TypeChecker,
  type: ts.Type,
  node?: ts.TypeNode,
): string | undefined {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some(({ flags }) => flags & ts.TypeFlags.TypeParameter)) return undefined;
  const literals = literalMembers(checker, type);
  if (!literals || literals.length > MOST_LITERALS) return undefined;
  return inWrittenOrder(literals, node?.getText() ?? '').join(' | ');
}

type Line = () => string;

interface Members {
  /** Types that hand members down and are documented elsewhere, or are no interface. */
  readonly bases: string[];
  /** Its own and inherited ones, by name. */
  readonly members: Map<string, Line>;
}

function readMembers(
  printing: Printing,
  symbol: ts.Symbol,
  isForeign: (symbol: ts.Symbol) => boolean,
  read: Members = { bases: [], members: new Map() },
): Members {
  const { checker } = printing;
  const declarations = (symbol.declarations ?? []).filter(
    (declaration) => ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration),
  );
  for (const member of declarations.flatMap(({ members }) => [...members])) {
    const name = member.name?.getText() ?? member.getText();
    if (!isHidden(member) && !read.members.has(name)) {
      read.members.set(name, () => printMember(printing, member));
    }
  }
  const inherited = declarations
    .flatMap(({ heritageClauses = [] }) => [...heritageClauses])
    .flatMap(({ types }) => [...types]);
  for (const base of inherited) {
    const found = checker.getSymbolAtLocation(base.expression);
    const from = found && resolveAlias(checker, found);
    if (!from || !(from.flags & ts.SymbolFlags.Interface) || isForeign(from)) {
      read.bases.push(printNode(printing, base));
      continue;
    }
    const given = (base.typeArguments ?? []).map((node) => ({
      text: printNode(printing, node),
      type: checker.getTypeFromTypeNode(node),
    }));
    const scope = withDefaults({ ...printing, scope: scopeOf(checker, from, given) }, from);
    readMembers({ ...printing, scope }, from, isForeign, read);
  }
  return read;
}

function isHidden(member: ts.ClassElement | ts.TypeElement): boolean {
  const flags = ts.getCombinedModifierFlags(member);
  return (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
}

function printMember(printing: Printing, member: ts.Node): string {
  if (!ts.isPropertySignature(member) && !ts.isPropertyDeclaration(member)) {
    return `${printNode(printing, member).replace(/[;,]$/, '')};`;
  }
  const type = member.type;
  const readonly = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly;
  const text = type ? (printWritten(printing, type) ?? printNode(printing, type)) : 'unknown';
  return `${readonly ? 'readonly ' : ''}${member.name.getText()}${member.questionToken ? '?' : ''}: ${text};`;
}

/** Only the members that are shown are printed, so that only what they name is defined too. */
function shorten(lines: readonly Line[]): string[] {
  const shown = lines.slice(0, MOST_MEMBERS).map((line) => line());
  const rest = lines.length - shown.length;
  return rest > 0 ? [...shown, `… ${rest} more`] : shown;
}

function block(lines: readonly string[]): string {
  return lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

import ts from 'typescript';
import { propertiesOf } from './literals';
import { originOf, ownerOf, type Origin } from './origin';
import { FOREIGN, INHERENT } from './props';

/** A use of a library's component, or of its prop. */
export interface DemoUse extends Origin {
  /** Left out where the component itself is used. */
  readonly prop?: string;
}

/** A use and the file that it is found in. */
export interface PropUse extends DemoUse {
  readonly file: string;
}

/** A value that is written somewhere, and the types that its place takes. */
interface Place {
  readonly value: ts.Expression;
  readonly types: readonly ts.Type[];
}

type Report = (origin: Origin, prop?: string) => void;

/**
 * Finds which props of which components files show, in their own JSX and in that of modules beside
 * them that they import. An inherited prop counts for the component and for the one that declares
 * it, so that the pages of both can tell.
 */
export function findUses(program: ts.Program, files: readonly string[]): PropUse[] {
  const found = new Map<string, PropUse>();
  for (const file of files) {
    const report: Report = ({ component, packageName }, prop) => {
      const key = [file, packageName, component, prop ?? ''].join('\n');
      found.set(key, { file, component, packageName, ...(prop !== undefined && { prop }) });
    };
    for (const source of modulesOf(program, file)) visit(program, source, report);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

/** A file and the modules beside it that it imports, directly or not. */
function modulesOf(program: ts.Program, file: string): Set<ts.SourceFile> {
  const checker = program.getTypeChecker();
  const first = program.getSourceFile(file);
  // A set that is read while it grows goes on to what was added.
  const modules = new Set(first && [first]);
  for (const source of modules) {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const { moduleSpecifier } = statement;
      if (!ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) continue;
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      if (module?.valueDeclaration) modules.add(module.valueDeclaration.getSourceFile());
    }
  }
  return modules;
}

function visit(program: ts.Program, node: ts.Node, report: Report): void {
  if (ts.isJsxElement(node)) visitTag(program, node.openingElement, node.children, report);
  if (ts.isJsxSelfClosingElement(node)) visitTag(program, node, [], report);
  node.forEachChild((child) => visit(program, child, report));
}

function visitTag(
  program: ts.Program,
  tag: ts.JsxOpeningLikeElement,
  children: readonly ts.JsxChild[],
  report: Report,
): void {
  // Elements of the DOM, whose lower case names are no expressions.
  if (/^[a-z]/.test(tag.tagName.getText())) return;
  const checker = program.getTypeChecker();
  const origin = originOf(checker, tag.tagName);
  if (origin) report(origin);
  const types = takenBy(checker, tag.tagName);
  const pass = (name: string, value?: ts.Expression) =>
    visitProp(program, { name, value, types, origin }, report);
  for (const attribute of tag.attributes.properties) {
    if (ts.isJsxSpreadAttribute(attribute)) {
      for (const name of writtenNames(checker, attribute.expression)) pass(name);
    } else if (ts.isIdentifier(attribute.name)) {
      const { initializer } = attribute;
      const value =
        initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
      pass(attribute.name.text, value);
    }
  }
  if (children.some((child) => !isEmpty(child))) pass('children');
}

/**
 * Types of the props that a component takes, as it declares them: to resolve the overload and the
 * type arguments of each element would take five times as long and name the same props.
 */
function takenBy(checker: ts.TypeChecker, tagName: ts.JsxTagNameExpression): ts.Type[] {
  return membersOf(checker.getTypeAtLocation(tagName))
    .flatMap((member) => member.getCallSignatures())
    .flatMap(({ parameters: [props] }) => (props ? membersOf(checker.getTypeOfSymbol(props)) : []));
}

interface PassedProp {
  readonly name: string;
  readonly value: ts.Expression | undefined;
  /** Types of the props that it is one of. */
  readonly types: readonly ts.Type[];
  /** The component that takes it, where the place tells. */
  readonly origin: Origin | undefined;
}

function visitProp(
  program: ts.Program,
  { name, value, types, origin }: PassedProp,
  report: Report,
): void {
  const checker = program.getTypeChecker();
  const symbols = types.flatMap((type) => checker.getPropertyOfType(type, name) ?? []);
  const declarations = symbols.flatMap((symbol) => symbol.declarations ?? []).filter(isLibrary);
  if (declarations.length === 0 || INHERENT.has(name)) return;
  const owners = declarations.flatMap((declaration) => ownerOf(program, declaration) ?? []);
  if (origin) report(origin, name);
  // What a component declares anew is its own, even if another one declares it too.
  if (!owners.some((owner) => isSame(owner, origin))) {
    for (const owner of owners) report(owner, name);
  }
  if (!value || !name.endsWith('Props')) return;
  const place = { value, types: symbols.flatMap((symbol) => typesOf(checker, symbol)) };
  const holdsSlots = name === 'slotProps' || name === 'componentsProps';
  for (const props of holdsSlots ? entriesOf(checker, place) : [place]) {
    visitProps(program, props, report);
  }
}

/** Props that are passed on as an object, such as those of a slot. */
function visitProps(program: ts.Program, place: Place, report: Report): void {
  const checker = program.getTypeChecker();
  for (const { name, value } of propertiesOf(checker, place.value)) {
    visitProp(program, { name, value, types: place.types, origin: undefined }, report);
  }
}

/** The properties of an object with the types that each of them takes. */
function entriesOf(checker: ts.TypeChecker, { value, types }: Place): Place[] {
  return propertiesOf(checker, value).map((property) => ({
    value: property.value,
    types: types.flatMap((type) => {
      const symbol = checker.getPropertyOfType(type, property.name);
      return symbol ? typesOf(checker, symbol) : [];
    }),
  }));
}

function typesOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Type[] {
  return shapesOf(checker, checker.getTypeOfSymbol(symbol));
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** The members of a type; of a function those that it returns, as a slot's props may be computed. */
function shapesOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  return membersOf(type).flatMap((member) => {
    const signatures = member.getCallSignatures();
    return signatures.length === 0
      ? [member]
      : signatures.flatMap((signature) => shapesOf(checker, signature.getReturnType()));
  });
}

/** Names in a spread object that the file itself writes; a library's own are passed through. */
function writtenNames(checker: ts.TypeChecker, expression: ts.Expression): string[] {
  return membersOf(checker.getTypeAtLocation(expression)).flatMap((member) =>
    checker
      .getPropertiesOfType(member)
      .filter((symbol) => symbol.declarations?.some(isWritten))
      .map(({ name }) => name),
  );
}

function isWritten(declaration: ts.Declaration): boolean {
  return !declaration.getSourceFile().isDeclarationFile;
}

function isLibrary(declaration: ts.Declaration): boolean {
  const { fileName } = declaration.getSourceFile();
  return !isWritten(declaration) && !FOREIGN.some((pattern) => pattern.test(fileName));
}

function isSame(one: Origin, other: Origin | undefined): boolean {
  return one.component === other?.component && one.packageName === other.packageName;
}

function isEmpty(child: ts.JsxChild): boolean {
  return ts.isJsxText(child)
    ? child.containsOnlyTriviaWhiteSpaces
    : ts.isJsxExpression(child) && !child.expression;
}

import ts from 'typescript';

/** A component and the package that it comes from. */
export interface Origin {
  readonly component: string;
  readonly packageName: string;
}

/** A file of one of the libraries: its package, and the path inside. */
const LIBRARY =
  /^(.*\/node_modules\/(@mui\/(?:material|lab|joy|system|x-[\w-]+)|@toolpad\/core)\/)(.+)$/;

/** The library's component that a tag or an expression stands for; `styled(Button)` is Button. */
export function originOf(checker: ts.TypeChecker, expression: ts.Node): Origin | undefined {
  const node = bare(expression);
  const callee = ts.isCallExpression(node)
    ? node.expression
    : ts.isTaggedTemplateExpression(node)
      ? node.tag
      : undefined;
  if (callee) {
    const inner = bare(callee);
    const wrapped = ts.isCallExpression(inner)
      ? inner
      : ts.isCallExpression(node) && node.arguments[0];
    return wrapped ? originOf(checker, wrapped) : undefined;
  }
  const declaration = declarationOf(checker, node);
  if (!declaration) return undefined;
  const [, , packageName] = LIBRARY.exec(declaration.getSourceFile().fileName) ?? [];
  if (packageName) {
    const component = ts.getNameOfDeclaration(declaration)?.getText();
    return component === undefined ? undefined : { component, packageName };
  }
  return ts.isVariableDeclaration(declaration) && declaration.initializer
    ? originOf(checker, declaration.initializer)
    : undefined;
}

/** The component in whose folder a declaration stands: `Button/ButtonProps.d.ts` is Button's. */
export function ownerOf(program: ts.Program, declaration: ts.Declaration): Origin | undefined {
  const file = declaration.getSourceFile().fileName;
  const [, root, packageName, inside = ''] = LIBRARY.exec(file) ?? [];
  const [, folder, component] = /^((?:.*\/)?([A-Z]\w*)\/)[^/]+$/.exec(inside) ?? [];
  if (!root || !packageName || !folder || !component) return undefined;
  // Folders such as OverridableComponent hold types that all components share.
  const isComponent = program.getSourceFile(`${root}${folder}${component}.d.ts`) !== undefined;
  return isComponent ? { component, packageName } : undefined;
}

/** The declaration that a name leads to, through imports and exports. */
export function declarationOf(checker: ts.TypeChecker, node: ts.Node): ts.Declaration | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node);
  if (!symbol) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.valueDeclaration;
}

/** An expression without the parentheses and types around it. */
export function bare(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isExpressionWithTypeArguments(node)
    ? bare(node.expression)
    : node;
}

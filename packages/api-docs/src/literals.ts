import ts from 'typescript';
import { bare, declarationOf } from './origin';

/** The properties that are written in the object literals that an expression comes to. */
export function propertiesOf(
  checker: ts.TypeChecker,
  expression: ts.Node,
): { readonly name: string; readonly value: ts.Expression }[] {
  return literalsOf(checker, expression).flatMap(({ properties }) =>
    properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
        ? [{ name: property.name.text, value: property.initializer }]
        : ts.isShorthandPropertyAssignment(property)
          ? [{ name: property.name.text, value: property.name }]
          : [],
    ),
  );
}

/** The object literals that an expression comes to: its own, a constant's, those a function returns. */
function literalsOf(checker: ts.TypeChecker, expression: ts.Node): ts.ObjectLiteralExpression[] {
  const node = bare(expression);
  if (ts.isObjectLiteralExpression(node)) return [node];
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) => literalsOf(checker, branch));
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    return returnsOf(node.body).flatMap((result) => literalsOf(checker, result));
  }
  if (!ts.isIdentifier(node)) return [];
  const declaration = declarationOf(checker, node);
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? literalsOf(checker, declaration.initializer)
    : [];
}

/** What a function's body returns; functions inside it return for themselves. */
function returnsOf(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    node.forEachChild(visit);
  };
  visit(body);
  return results;
}

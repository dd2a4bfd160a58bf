import type { ApiFunction } from '@lectern/page-model';
import ts from 'typescript';
import { describe } from './jsdoc';
import type { Export } from './read-exports';

/** Reads a hook or function: its signatures as written, its parameters and what it returns. */
export function readFunction(
  checker: ts.TypeChecker,
  { name, symbol, from, imports }: Export,
  kind: ApiFunction['kind'],
): ApiFunction {
  const doc = describe(checker, symbol);
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [first] = signatures;
  const described = (parameter: string) =>
    doc.params.find((candidate) => candidate.name === parameter)?.description ?? '';
  return {
    name,
    kind,
    packageName: from.name,
    packageVersion: from.version,
    imports: imports.slice(0, 1),
    description: doc.text,
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    signatures: signatures.map((signature) => signatureText(checker, signature)),
    params: (first?.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      description: described(parameter.name),
    })),
    ...(doc.returns ? { returns: doc.returns } : {}),
  };
}

/** Longer signatures stand on several lines, one for each parameter. */
const LINE = 80;

/** `<T>(value: T, options?: Options) => Result`, in the words of its declaration. */
function signatureText(checker: ts.TypeChecker, signature: ts.Signature): string {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  if (!declaration) return checker.signatureToString(signature);
  const list = (nodes: readonly ts.Node[] = []) => nodes.map((node) => oneLine(node.getText()));
  const generics = list(declaration.typeParameters);
  const returned = declaration.type
    ? oneLine(declaration.type.getText())
    : checker.typeToString(signature.getReturnType());
  const head = generics.length > 0 ? `<${generics.join(', ')}>` : '';
  const parameters = list(declaration.parameters);
  const text = `${head}(${parameters.join(', ')}) => ${returned}`;
  if (text.length <= LINE) return text;
  return `${head}(\n${parameters.map((line) => `  ${line},\n`).join('')}) => ${returned}`;
}

/** A declaration on one line, without comments. */
function oneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

import type { ApiModel, ApiProp, Issue } from '@lectern/page-model';
import ts from 'typescript';
import { describe } from './jsdoc';
import { isOptional, signatureOf } from './props';
import { planOf, type Export, type PackageEntries } from './read-exports';
import { typeText } from './type-text';

/** Reads the members of an exported interface, or of all members of a union of interfaces. */
export function readInterface(
  checker: ts.TypeChecker,
  { name, symbol, widest, from, imports }: Export,
  packages: readonly PackageEntries[],
): { model: ApiModel; issues: readonly Issue[] } {
  const doc = describe(checker, symbol);
  const type = checker.getDeclaredTypeOfSymbol(widest);
  const members = new Map<string, ts.Symbol>();
  for (const part of type.isUnion() ? type.types : [type]) {
    for (const member of checker.getPropertiesOfType(part)) {
      if (!members.has(member.name)) members.set(member.name, member);
    }
  }
  const issues: Issue[] = [];
  const props = [...members.values()].flatMap((member): ApiProp[] => {
    const [declaration] = member.declarations ?? [];
    // Members that only React's or the DOM's types declare are named by those.
    if (!declaration || !/\/@(?:mui|toolpad)\//.test(declaration.getSourceFile().fileName))
      return [];
    const own = describe(checker, member);
    const text = typeText(checker, member, [declaration]);
    if (text === undefined) {
      issues.push({
        code: 'api-type',
        message: `The type of ${name}'s member "${member.name}" can't be printed.`,
        hint: 'Teach packages/api-docs/src/type-text.ts this form of type.',
        file: declaration.getSourceFile().fileName,
      });
    }
    const plan = planOf(declaration, packages);
    return [
      {
        name: member.name,
        type: text ?? '',
        required: !isOptional(member),
        ...(own.default === undefined ? {} : { default: own.default }),
        description: own.text,
        ...(own.deprecated === undefined ? {} : { deprecated: own.deprecated }),
        ...signatureOf(own),
        ...(plan && { plan }),
      },
    ];
  });
  const model: ApiModel = {
    kind: 'interface',
    name,
    importPath: from.name,
    packageName: from.name,
    packageVersion: from.version,
    imports: imports.map((line) => line.replace(/^import \{/, 'import type {')),
    description: doc.text,
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    props: props.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    slots: [],
    classes: [],
    polymorphic: false,
  };
  return { model, issues };
}

import type { ApiModel, ApiProp, Issue } from '@lectern/page-model';
import ts from 'typescript';
import { describe } from './jsdoc';
import { joinUnion } from './join-union';
import { openTypes, type LibraryPages } from './library-page';
import { isOptional, toProp, unprintableType } from './props';
import { planOf, type Export } from './read-exports';
import { printVariants } from './print-property';
import { printNode, startPrinting, type Printing } from './print-type';

/** Reads the members of an exported interface, or of all members of a union of interfaces. */
export function readInterface(
  checker: ts.TypeChecker,
  { name, symbol, widest, from, imports }: Export,
  pages: LibraryPages,
): { model: ApiModel; issues: readonly Issue[] } {
  const doc = describe(checker, symbol);
  const type = checker.getDeclaredTypeOfSymbol(widest);
  const parts = type.isUnion() ? type.types : [type];
  // Each part of a union declares some members for itself: `type` of a column names one kind.
  const members = new Map<string, readonly ts.Symbol[]>();
  for (const part of parts) {
    for (const member of checker.getPropertiesOfType(part)) {
      members.set(member.name, [...(members.get(member.name) ?? []), member]);
    }
  }
  const issues: Issue[] = [];
  const printing = startPrinting(checker);
  const props = [...members.values()].flatMap((variants): ApiProp[] => {
    const [member] = variants;
    if (!member) return [];
    const [declaration] = member.declarations ?? [];
    // Members that only React's or the DOM's types declare are named by those.
    if (!declaration || !/\/@(?:mui|toolpad)\//.test(declaration.getSourceFile().fileName))
      return [];
    const text = printMember(printing, variants);
    if (text === undefined) {
      const { fileName } = declaration.getSourceFile();
      issues.push(unprintableType(`${name}'s member "${member.name}"`, fileName));
    }
    const required = variants.length === parts.length && !variants.some(isOptional);
    const plan = planOf(declaration, pages.packages);
    return [toProp(member.name, { type: text, required, doc: describe(checker, member), plan })];
  });
  const opened = openTypes(checker, name, [...printing.mentions.values()], pages);
  const model: ApiModel = {
    kind: 'interface',
    name,
    packageName: from.name,
    packageVersion: from.version,
    imports: imports.map((line) => line.replace(/^import \{/, 'import type {')),
    description: doc.text,
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    props: props.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    slots: [],
    classes: [],
    ...(Object.keys(opened.types).length > 0 && { types: opened.types }),
    polymorphic: false,
  };
  return { model, issues: [...issues, ...opened.issues] };
}

/**
 * What any of the parts of a union takes for a member. Where parts fill one declaration in with
 * different arguments, it stands as it is declared.
 */
function printMember(printing: Printing, variants: readonly ts.Symbol[]): string | undefined {
  const texts = variants.map((variant) =>
    printVariants(printing, variant, variant.declarations ?? []),
  );
  const distinct = [...new Set(texts)];
  const written = new Set(variants.flatMap(({ declarations = [] }) => declarations));
  const [only] = written;
  const isFilledIn = written.size === 1 && distinct.length > 1;
  return isFilledIn &&
    only &&
    ts.isPropertySignature(only) &&
    only.type &&
    !distinct.every(isLiteral)
    ? printNode(printing, only.type)
    : joinUnion(texts);
}

function isLiteral(text: string | undefined): boolean {
  return /^'[^']*'$/.test(text ?? '');
}

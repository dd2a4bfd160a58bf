import type { ApiModel, Issue } from '@lectern/page-model';
import ts from 'typescript';
import { documentedElsewhere } from './documented-elsewhere';
import type { ExtractOptions } from './extract-api';
import { namedTypes } from './named-types';
import type { Mention } from './print-type';
import { packageOf } from './read-exports';

const TYPE = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface;

/** The types that a component's or interface's own types name, each defined or led to its page. */
export function openTypes(
  checker: ts.TypeChecker,
  name: string,
  mentions: readonly Mention[],
  pages: LibraryPages,
): { types: NonNullable<ApiModel['types']>; issues: readonly Issue[] } {
  const pageOf = (mention: Mention) => libraryPage(mention, pages) ?? documentedElsewhere(mention);
  const { types, unprintable } = namedTypes(checker, mentions, { pageOf });
  const issues = unprintable.map((type) => ({
    code: 'api-named-type',
    message: `The type "${type.name}" that ${name}'s types lead to can't be printed.`,
    hint: 'Install the package that declares it, or teach packages/api-docs/src/define-type.ts this form of declaration.',
    file: type.file,
  }));
  return { types, issues };
}

/** What the site documents of a library. */
export interface LibraryPages extends Pick<
  ExtractOptions,
  'packages' | 'pathOf' | 'materialPathOf' | 'typePages'
> {
  /** Names of its documented components. */
  readonly known: ReadonlySet<string>;
}

/** `@mui` of `@mui/x-charts`; the whole name where a package has no scope. */
const scope = ({ name }: { readonly name: string }) => name.split('/', 1)[0];

/** The page of this site that documents a type: `ButtonProps`, `typeof Button`, `Theme`. */
function libraryPage(
  { name, symbol }: Mention,
  { known, packages, pathOf, materialPathOf, typePages = {} }: LibraryPages,
): string | undefined {
  const [declaration] = symbol?.declarations ?? [];
  if (!symbol || !declaration) return undefined;
  const owner = packageOf(declaration);
  // By its own name: a file may import it under another one.
  const isLibrary =
    owner === '@mui/material' || packages.some((own) => scope(own) === scope({ name: owner }));
  if (isLibrary && symbol.flags & TYPE) {
    const page = typePages[symbol.name];
    if (page) return page;
  }
  const component = /^(?:typeof )?(\w+?)(?:Props)?$/.exec(name)?.[1] ?? '';
  if (name !== `${component}Props` && name !== `typeof ${component}`) return undefined;
  if (packages.some((own) => own.name === owner)) {
    return known.has(component) ? pathOf(component) : undefined;
  }
  const isMaterial =
    owner === '@mui/material' &&
    declaration.getSourceFile().fileName.split('/').at(-2) === component;
  return isMaterial ? materialPathOf?.(component) : undefined;
}

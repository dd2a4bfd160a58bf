import type { ApiProp, Issue } from '@lectern/page-model';
import type ts from 'typescript';
import { describe, type Description } from './jsdoc';
import { printVariants } from './print-property';
import { startPrinting, type Mention } from './print-type';
import { planOf, type PackageEntries } from './read-exports';

/** Where inherited props are left to the component that declares them. */
interface Owner {
  /** Component whose props are accepted too and documented on its own page. */
  readonly inherited: string | undefined;
  /** Packages of the library. */
  readonly packages: readonly PackageEntries[];
}

/** Files whose props are the DOM's or the style system's, named on the page instead of listed. */
export const FOREIGN = [
  /\/@types\/react\//,
  /\/csstype\//,
  /\/styleFunctionSx\/AllSystemCSSProperties/,
];
const SYSTEM = [
  /\/@mui\/system\/(?:esm\/)?(?:Box|styleFunctionSx)\//,
  /\/@mui\/system\/(?:esm\/)?[\w-]+\/index\.d\.ts$/,
];

/** Props of React itself that every component takes. */
export const INHERENT = new Set(['key', 'ref']);

export interface ReadProps {
  /** Those that the component documents itself, by name. */
  readonly props: ApiProp[];
  /** Names of all that it takes, those of its root element among them. */
  readonly accepted: string[];
  /** Component of Material UI whose props a component of another library passes on. */
  readonly passedOnTo?: string;
  /** Types that the props name. */
  readonly mentions: readonly Mention[];
  readonly unprintable: { readonly name: string; readonly file: string }[];
}

/** Reads the props of a component from the type that it takes. */
export function readProps(checker: ts.TypeChecker, props: ts.Type, owner: Owner): ReadProps {
  const unprintable: { name: string; file: string }[] = [];
  const printing = startPrinting(checker);
  const all = checker.getPropertiesOfType(props);
  const read = all.flatMap((symbol): ApiProp[] => {
    const own = (symbol.declarations ?? []).filter((candidate) =>
      isOwn(candidate, symbol.name, owner),
    );
    const [declaration] = own;
    if (!declaration || INHERENT.has(symbol.name)) return [];
    const doc = describe(checker, symbol);
    const type = printVariants(printing, symbol, variantsOf(declaration, own));
    if (type === undefined) {
      unprintable.push({ name: symbol.name, file: declaration.getSourceFile().fileName });
    }
    const required = !isOptional(symbol);
    return [
      toProp(symbol.name, { type, required, doc, plan: planOf(declaration, owner.packages) }),
    ];
  });
  const passedOnTo = mostCommon(
    all.flatMap((symbol) =>
      (symbol.declarations ?? []).flatMap(
        (declaration) =>
          passedComponent(declaration.getSourceFile().fileName, owner.packages) ?? [],
      ),
    ),
  );
  return {
    ...(passedOnTo !== undefined && { passedOnTo }),
    props: read.sort((a, b) => a.name.localeCompare(b.name, 'en')),
    accepted: all.map(({ name }) => name),
    mentions: [...printing.mentions.values()],
    unprintable,
  };
}

/** A component of several variants, such as TextField, declares some props once for each, in one file. */
function variantsOf(first: ts.Declaration, all: readonly ts.Declaration[]): ts.Declaration[] {
  const file = first.getSourceFile();
  return all.filter(
    (declaration) =>
      declaration === first ||
      (declaration.getSourceFile() === file && /\/@(?:mui|toolpad)\//.test(file.fileName)),
  );
}

const OPTIONAL: ts.SymbolFlags.Optional = 16777216;

export function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & OPTIONAL) !== 0;
}

/** A prop or member from what was read of it. */
export function toProp(
  name: string,
  read: {
    readonly type: string | undefined;
    readonly required: boolean;
    readonly doc: Description;
    readonly plan: ApiProp['plan'];
  },
): ApiProp {
  const { type = '', required, doc, plan } = read;
  const { params, returns } = doc;
  return {
    name,
    type,
    required,
    ...(doc.default === undefined ? {} : { default: doc.default }),
    description: doc.text,
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    ...(params.length > 0 && { signature: { params, ...(returns ? { returns } : {}) } }),
    ...(plan && { plan }),
  };
}

/** Says that the type of something can't be printed. */
export function unprintableType(what: string, file: string): Issue {
  return {
    code: 'api-type',
    message: `The type of ${what} can't be printed.`,
    hint: 'Teach packages/api-docs/src/print-property.ts this form of declaration.',
    file,
  };
}

function isOwn(declaration: ts.Declaration, name: string, owner: Owner): boolean {
  const file = declaration.getSourceFile().fileName;
  if (FOREIGN.some((pattern) => pattern.test(file))) return false;
  if (name !== 'sx' && SYSTEM.some((pattern) => pattern.test(file))) return false;
  if (inheritedFrom(file, owner.packages) !== undefined) return false;
  return owner.inherited === undefined || !file.includes(`/${owner.inherited}/`);
}

/** Folder of Material UI that declares a prop which another library only passes on. */
function inheritedFrom(file: string, packages: readonly PackageEntries[]): string | undefined {
  if (packages.some(({ name }) => name === '@mui/material')) return undefined;
  return /\/@mui\/material\/(?:esm\/)?([A-Z]\w+)\//.exec(file)?.[1];
}

/** The component that such a folder holds, unless it holds types alone. */
function passedComponent(file: string, packages: readonly PackageEntries[]): string | undefined {
  const folder = inheritedFrom(file, packages);
  return folder !== undefined && file.includes(`/${folder}/${folder}.d.`) ? folder : undefined;
}

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

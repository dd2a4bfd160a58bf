import type { ApiFunction, ApiModel, Issue } from '@lectern/page-model';
import ts from 'typescript';
import type { ClassNames } from './class-names';
import { readComponent } from './component';
import { exclusionOf } from './excluded';
import { readFunction } from './function';
import { readInterface } from './interface';
import { componentSignature } from './component-signature';
import { exportsOf, readExports, type Export, type PackageEntries } from './read-exports';

/** What is extracted, beside the types themselves. */
export interface ExtractOptions {
  /** Packages of one library; each one after the first builds on those before it. */
  readonly packages: readonly PackageEntries[];
  /** Interfaces that get a page of their own. */
  readonly interfaces: readonly string[];
  /** File of the program that declares unions of types, each of which gets a page, too. */
  readonly unions?: string;
  readonly classNames: ClassNames;
  /** Keys of `theme.components` that the library's types do not declare in `Components`. */
  readonly themeKeys: readonly string[];
  /** Prefix of the keys of `theme.components`. */
  readonly themePrefix: string;
  /** URL of a component's API page. */
  readonly pathOf: (component: string) => string;
  /** URL of the API page of Material UI's component, where another library passes its props on. */
  readonly materialPathOf?: (component: string) => string;
  /** URLs of the pages that document types of the library, by their name, such as `Theme`. */
  readonly typePages?: Readonly<Record<string, string>>;
}

/** An export that no page documents. */
export interface ExcludedExport {
  readonly packageName: string;
  readonly name: string;
  readonly reason: string;
}

/** The API of a library, and what of it no page shows. */
export interface ExtractedApi {
  readonly models: ApiModel[];
  /** Hooks and functions, in that order, each by name. */
  readonly functions: ApiFunction[];
  /** All props that a component takes, those of its root element among them, by its name. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
  readonly excluded: ExcludedExport[];
  readonly issues: Issue[];
}

/**
 * Reads the public components, hooks, functions and chosen interfaces of a library from its types.
 *
 * @param program a program over the types of its packages
 */
export function extractApi(program: ts.Program, options: ExtractOptions): ExtractedApi {
  const checker = program.getTypeChecker();
  const { exports, issues } = readExports(program, options.packages);
  const found: Found = {
    models: [],
    functions: [],
    accepted: {},
    excluded: [],
    issues: [...issues],
  };
  const components: Export[] = [];
  const unions = new Map(
    exportsOf(program, options.unions ?? '')?.map((symbol) => [symbol.name, symbol] as const),
  );
  const interfaces = new Set([...options.interfaces, ...unions.keys()]);
  for (const entry of [...exports.values()].sort(byName)) {
    if (interfaces.has(entry.name)) continue;
    const kind = kindOf(checker, entry);
    if (!kind) continue;
    const reason = exclusionOf(entry.from.name, entry.name) ?? ignored(entry);
    if (reason !== undefined) {
      found.excluded.push({ packageName: entry.from.name, name: entry.name, reason });
    } else if (kind === 'component') {
      components.push(entry);
    } else {
      found.functions.push(readFunction(checker, entry, kind));
    }
  }
  const known = new Set(components.map(({ name }) => name));
  for (const name of interfaces) {
    const entry = exports.get(name);
    if (entry) {
      const widest = unions.get(name) ?? entry.widest;
      const { model, issues: own } = readInterface(
        checker,
        { ...entry, widest },
        {
          ...options,
          known,
        },
      );
      found.models.push(model);
      found.issues.push(...own);
      continue;
    }
    found.issues.push({
      code: 'api-interface',
      message: `No package of ${options.packages[0]?.name} exports ${name}.`,
      hint: 'Correct the name in apps/api.config.ts.',
      file: 'apps/api.config.ts',
    });
  }
  const theme = new Set([
    ...options.themeKeys,
    ...propertyNames(checker, exports.get('Components')?.symbol),
  ]);
  for (const entry of components) {
    const read = readComponent(checker, entry, { ...options, exports, known, theme });
    found.models.push(read.model);
    found.accepted[entry.name] = read.accepted;
    found.issues.push(...read.issues);
  }
  found.models.sort(byName);
  found.functions.sort((a, b) => Number(a.kind === 'function') - Number(b.kind === 'function'));
  return found;
}

interface Found extends ExtractedApi {
  readonly accepted: Record<string, readonly string[]>;
}

/** What page an export belongs on; none for types, constants and objects. */
function kindOf(
  checker: ts.TypeChecker,
  { name, symbol }: Export,
): 'component' | ApiFunction['kind'] | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return undefined;
  const calls = checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  if (/^(?:unstable_)?use[A-Z]/.test(name)) return calls ? 'hook' : undefined;
  if (/^(?:Unstable_|Experimental_)?[A-Z][A-Za-z]*[a-z]/.test(name)) {
    if (componentSignature(checker, symbol)) return 'component';
  }
  return calls && /^[a-z]/.test(name) ? 'function' : undefined;
}

/** Libraries mark leftovers as not to be documented. */
function ignored({ symbol }: Export): string | undefined {
  return symbol.getJsDocTags().some(({ name }) => name === 'ignore')
    ? 'Its types say that it is not to be documented.'
    : undefined;
}

function propertyNames(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string[] {
  if (!symbol) return [];
  return checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .map(({ name }) => name);
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}

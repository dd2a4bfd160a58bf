import type { Issue } from '@lectern/page-model';
import ts from 'typescript';
import { resolveAlias } from './resolve-alias';

/** A package whose exports are read. */
export interface PackageEntries {
  readonly name: string;
  readonly version: string;
  /** Declarations of its index; left out where it has none. */
  readonly index: string | undefined;
  /** Declarations of the folders that offer one component each, by folder name. */
  readonly folders: Readonly<Record<string, string>>;
  /** Where the source of this version is kept; left out where its tag is not known. */
  readonly repository?: string;
  /** Custom properties of its components, by their folders. */
  readonly cssVariables?: Readonly<Record<string, readonly string[]>>;
}

/** Something that the packages of a library export. */
export interface Export {
  readonly name: string;
  /** What it stands for, aliases followed. */
  readonly symbol: ts.Symbol;
  /** The first package that exports it; later ones repeat what earlier ones hold. */
  readonly from: PackageEntries;
  /** What the last package means by it: a type may have more members there. */
  readonly widest: ts.Symbol;
  /** Statements that import it, the shortest path last. */
  readonly imports: readonly string[];
}

/** Reads what packages export, from their indexes and from the folders of their components. */
export function readExports(
  program: ts.Program,
  packages: readonly PackageEntries[],
): { exports: ReadonlyMap<string, Export>; issues: readonly Issue[] } {
  const checker = program.getTypeChecker();
  const issues: Issue[] = [];
  const found = new Map<string, Export>();
  const add = (from: PackageEntries, name: string, symbol: ts.Symbol, statement: string) => {
    const resolved = resolveAlias(checker, symbol);
    if (keepsPlace(checker, resolved)) return;
    const known = found.get(name);
    found.set(
      name,
      known
        ? { ...known, widest: resolved, imports: [...known.imports, statement] }
        : { name, symbol: resolved, widest: resolved, from, imports: [statement] },
    );
  };
  for (const from of packages) {
    const index = from.index === undefined ? undefined : exportsOf(program, from.index);
    if (!index) {
      issues.push({
        code: 'api-types',
        message: `${from.name} has no types.`,
        hint: 'Install a version that ships the declarations of its index.',
        file: from.index ?? from.name,
      });
      continue;
    }
    for (const symbol of index) {
      const { name } = symbol;
      const type = isValue(checker, symbol) ? '' : 'type ';
      add(from, name, symbol, `import ${type}{ ${name} } from '${from.name}';`);
    }
    for (const [folder, file] of Object.entries(from.folders)) {
      const symbols = exportsOf(program, file) ?? [];
      const hasDefault = symbols.some(({ name }) => name === 'default');
      for (const symbol of symbols) {
        const isDefault = symbol.name === 'default';
        if (!isDefault && hasDefault && symbol.name === folder) continue;
        const name = isDefault ? folder : symbol.name;
        const type = isValue(checker, symbol) ? '' : 'type ';
        const names = isDefault ? name : `{ ${name} }`;
        const known = found.get(name);
        // The folder of a later package only repeats what the first one's holds.
        if (known && known.from !== from && known.symbol === resolveAlias(checker, symbol))
          continue;
        add(from, name, symbol, `import ${type}${names} from '${from.name}/${folder}';`);
      }
    }
  }
  return { exports: found, issues };
}

/** Whether a function only keeps the place of another package's: it returns null and tells what to import. */
function keepsPlace(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return (
    signatures.length > 0 &&
    signatures.every((signature) => signature.getReturnType().flags & ts.TypeFlags.Null)
  );
}

/** Name of the package that holds a declaration. */
export function packageOf(declaration: ts.Declaration): string {
  const inPackage = declaration.getSourceFile().fileName.split('/node_modules/').at(-1) ?? '';
  return inPackage.split('/', inPackage.startsWith('@') ? 2 : 1).join('/');
}

/** The paid plan that adds a declaration to a library whose free package documents the rest. */
export function planOf(
  declaration: ts.Declaration,
  packages: readonly PackageEntries[],
): 'pro' | 'premium' | undefined {
  const name = packageOf(declaration);
  if (!packages.some((candidate) => candidate.name === name)) return undefined;
  return /-(pro|premium)$/.exec(name)?.[1] as 'pro' | 'premium' | undefined;
}

function isValue(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  return (resolveAlias(checker, symbol).flags & ts.SymbolFlags.Value) !== 0;
}

/** What a file of the program exports; undefined where it is no module. */
export function exportsOf(program: ts.Program, file: string): ts.Symbol[] | undefined {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module && checker.getExportsOfModule(module);
}

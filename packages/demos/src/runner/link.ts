import { siblingOf } from '../sibling';
import { compileModule, EditProblem, type Compiled } from './compile';
import { GUARD } from './guard-turns';

/** Fetches a package's module. */
export type PackageImport = () => Promise<object>;

/** Modules that edited code may import, by specifier. */
export type PackageRegistry = Readonly<Record<string, PackageImport>>;

/** Endings that an import of an edited file may leave out. */
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.json', ''];

/** Name of the file beside an edited module that a relative import leads to. */
function besideOf(specifier: string, files: Readonly<Record<string, string>>) {
  return siblingOf(specifier, (name) => Object.hasOwn(files, name), ENDINGS);
}

/** What stack traces call an edited file. */
export const SOURCE_PREFIX = 'lectern-edit/';

/**
 * Compiles a module with all that it imports beside it.
 *
 * @throws EditProblem for wrong syntax
 */
export function compileAll(
  entry: string,
  files: Readonly<Record<string, string>>,
): Map<string, Compiled> {
  const compiled = new Map<string, Compiled>();
  const visit = (file: string) => {
    if (compiled.has(file)) return;
    const module = compileModule(file, files[file] ?? '');
    compiled.set(file, module);
    for (const name of module.needs) {
      const beside = besideOf(name, files);
      if (beside) visit(beside);
    }
  };
  visit(entry);
  return compiled;
}

/**
 * Fetches the packages that modules import.
 *
 * @throws EditProblem for what is no file beside the demo and no package here
 */
export async function fetchPackages(
  compiled: ReadonlyMap<string, Compiled>,
  files: Readonly<Record<string, string>>,
  registry: PackageRegistry,
): Promise<Map<string, object>> {
  const loads = new Map<string, PackageImport>();
  for (const [file, { needs }] of compiled) {
    for (const name of needs) {
      if (besideOf(name, files)) continue;
      const load = Object.hasOwn(registry, name) ? registry[name] : undefined;
      if (!load) {
        const line = lineOf(files[file] ?? '', name);
        throw new EditProblem({
          kind: 'module',
          message: `"${name}" cannot be imported here.`,
          file,
          ...(line && { line }),
        });
      }
      loads.set(name, load);
    }
  }
  const fetched = await Promise.all(
    [...loads].map(async ([name, load]) => [name, commonJs(await load())] as const),
  );
  return new Map(fetched);
}

/** Runs a compiled module and what it requires; returns what it exports. */
export function runModules(
  entry: string,
  compiled: ReadonlyMap<string, Compiled>,
  packages: ReadonlyMap<string, object>,
  guard: () => void,
): Record<string, unknown> {
  const files = Object.fromEntries([...compiled.keys()].map((file) => [file, '']));
  const begun = new Map<string, { exports: Record<string, unknown> }>();
  const run = (file: string): Record<string, unknown> => {
    const known = begun.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    begun.set(file, module);
    const require = (name: string) => {
      const beside = besideOf(name, files);
      return beside ? run(beside) : packages.get(name);
    };
    const code = `${compiled.get(file)?.code}\n//# sourceURL=${SOURCE_PREFIX}${encodeURI(file)}`;
    // It runs in a frame of an origin that owns nothing, which allows it and nothing else.
    const body = new Function('require', 'module', 'exports', GUARD, code);
    body(require, module, module.exports, guard);
    return module.exports;
  };
  return run(entry);
}

/** Line of the first quoted mention of a module. */
function lineOf(text: string, specifier: string): number | undefined {
  const index = text.split('\n').findIndex((line) => /['"]/.test(line) && line.includes(specifier));
  return index < 0 ? undefined : index + 1;
}

/**
 * A module's exports as compiled imports expect them. A bundler hands over CommonJS as the default
 * of a module that has nothing else.
 */
function commonJs(namespace: object): object {
  const { default: whole } = namespace as { default?: unknown };
  if (typeof whole !== 'object' || whole === null) return { ...namespace, __esModule: true };
  if ('__esModule' in whole) return whole;
  return { ...whole, ...namespace, __esModule: true };
}

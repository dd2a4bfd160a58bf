import type { ApiClass, ApiModel, ApiSlot, Issue } from '@lectern/page-model';
import ts from 'typescript';
import { describe } from './jsdoc';
import { readProps } from './props';

/** What is extracted, beside the types themselves. */
export interface ExtractOptions {
  readonly packageName: string;
  readonly packageVersion: string;
  /** Prefix of theme keys and class names, such as `Mui`. */
  readonly prefix: string;
  /** Exports that are no public components, with the reason. */
  readonly exclude: Readonly<Record<string, string>>;
  /** URL of a component's API page. */
  readonly pathOf: (component: string) => string;
}

/** The API of a package, and what of it no page shows. */
export interface ExtractedApi {
  readonly models: ApiModel[];
  /** All props that a component takes, those of its root element among them, by its name. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
  readonly issues: Issue[];
}

/** Class keys that stand for a state and share one global name over all components. */
const STATE_CLASSES = [
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
];

/**
 * Reads the public components of a package from its types.
 *
 * @param program a program over the package's types
 * @param entries file names of its index and of the folders of its components
 */
export function extractApi(
  program: ts.Program,
  entries: readonly string[],
  options: ExtractOptions,
): ExtractedApi {
  const checker = program.getTypeChecker();
  const issues: Issue[] = [];
  const exported = new Map<string, ts.Symbol>();
  const deep = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) {
      issues.push({
        code: 'api-types',
        message: `${options.packageName} has no types.`,
        hint: 'Install a version that ships index.d.ts.',
        file: entry,
      });
      continue;
    }
    for (const symbol of checker.getExportsOfModule(module)) {
      const name = symbol.name === 'default' ? (entry.split('/').at(-2) ?? '') : symbol.name;
      if (index > 0 && exported.has(name)) continue;
      exported.set(name, symbol);
      if (index > 0) deep.add(name);
    }
  }
  const themeKeys = propertyNames(checker, exported.get('Components'));
  const names = [...exported.keys()].filter((name) => /^[A-Z][a-z]/.test(name)).sort();
  const components = names.flatMap((name) => {
    const symbol = resolve(checker, exported.get(name));
    if (!symbol || name in options.exclude || !(symbol.flags & ts.SymbolFlags.Value)) return [];
    const signature = componentSignature(checker, symbol);
    return signature ? [{ name, symbol, signature }] : [];
  });
  const known = new Set(components.map(({ name }) => name));
  const accepted: Record<string, readonly string[]> = {};

  const models = components.map(({ name, symbol, signature }): ApiModel => {
    const doc = describe(checker, symbol);
    const inherited = /inherits \[(\w+) API\]/.exec(doc.text)?.[1];
    const read = readProps(checker, signature.props, { inherited, name });
    accepted[name] = read.accepted;
    for (const prop of read.unprintable) {
      issues.push({
        code: 'api-type',
        message: `The type of ${name}'s prop "${prop.name}" can't be printed.`,
        hint: 'Teach packages/api-docs/src/type-text.ts this form of type.',
        file: prop.file,
      });
    }
    const slots = readSlots(checker, exported.get(`${name}Slots`));
    const classes = readClasses(
      checker,
      exported.get(`${name}Classes`),
      `${options.prefix}${name}`,
    );
    const themeName = `${options.prefix}${name}`;
    return {
      name,
      importPath: `${options.packageName}/${name}`,
      packageName: options.packageName,
      packageVersion: options.packageVersion,
      imports: [
        ...(deep.has(name) ? [] : [`import { ${name} } from '${options.packageName}';`]),
        `import ${name} from '${options.packageName}/${folderOf(symbol, name)}';`,
      ],
      description:
        doc.text
          .split(/\n\s*(?:Demos|API):/)[0]
          ?.replace(/^(?:Demos|API):[\s\S]*/, '')
          .trim() ?? '',
      ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
      props: read.props,
      slots: slots.map((slot) => ({
        ...slot,
        ...(classes.some(({ key }) => key === slot.name)
          ? { className: `${themeName}-${slot.name}` }
          : {}),
      })),
      classes,
      ...(themeKeys.has(themeName) ? { themeName } : {}),
      ...(inherited
        ? {
            inherits: {
              name: inherited,
              ...(known.has(inherited) ? { path: options.pathOf(inherited) } : {}),
            },
          }
        : {}),
      polymorphic: signature.polymorphic,
    };
  });
  return { models, accepted, issues };
}

function resolve(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | undefined {
  if (!symbol) return undefined;
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Name of the folder that the package exports the component from. */
function folderOf(symbol: ts.Symbol, name: string): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return file.split('/').at(-2) ?? name;
}

interface ComponentSignature {
  readonly props: ts.Type;
  readonly polymorphic: boolean;
}

/** The props a component takes where its root is the default element; undefined for other exports. */
function componentSignature(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ComponentSignature | undefined {
  const at = symbol.valueDeclaration;
  if (!at) return undefined;
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  // `JSXElementConstructor` is a union of a function and a class.
  const signatures = (type.isUnion() ? type.types : [type]).flatMap((member) =>
    member.getCallSignatures(),
  );
  const rendering = signatures.filter((signature) =>
    /Element|ReactNode/.test(checker.typeToString(signature.getReturnType())),
  );
  const last = rendering.at(-1);
  if (!last || last.parameters.length > 2) return undefined;
  const parameter = last.parameters[0];
  // Of an optional parameter too, whose type has no properties while it may be undefined.
  const props = parameter
    ? checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, at))
    : checker.getVoidType();
  const polymorphic = rendering.some((signature) => {
    const [first] = signature.parameters;
    return (
      first !== undefined &&
      checker.getTypeOfSymbolAtLocation(first, at).getProperty('component') !== undefined
    );
  });
  return { props, polymorphic };
}

function propertyNames(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): Set<string> {
  const resolved = resolve(checker, symbol);
  if (!resolved) return new Set();
  return new Set(
    checker
      .getDeclaredTypeOfSymbol(resolved)
      .getProperties()
      .map(({ name }) => name),
  );
}

function readSlots(
  checker: ts.TypeChecker,
  symbol: ts.Symbol | undefined,
): Omit<ApiSlot, 'className'>[] {
  const resolved = resolve(checker, symbol);
  if (!resolved) return [];
  return checker
    .getDeclaredTypeOfSymbol(resolved)
    .getProperties()
    .map((property) => {
      const doc = describe(checker, property);
      return {
        name: property.name,
        description: doc.text,
        ...(doc.default === undefined ? {} : { default: doc.default }),
      };
    });
}

function readClasses(
  checker: ts.TypeChecker,
  symbol: ts.Symbol | undefined,
  owner: string,
): ApiClass[] {
  const resolved = resolve(checker, symbol);
  if (!resolved) return [];
  return checker
    .getDeclaredTypeOfSymbol(resolved)
    .getProperties()
    .map((property) => {
      const key = property.name;
      const doc = describe(checker, property);
      return {
        key,
        className: STATE_CLASSES.includes(key) ? `Mui-${key}` : `${owner}-${key}`,
        description: doc.text,
        ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
      };
    });
}

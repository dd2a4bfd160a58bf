import type { ApiClass, ApiModel, ApiSlot, Issue } from '@lectern/page-model';
import path from 'node:path';
import type ts from 'typescript';
import { componentSignature } from './component-signature';
import { describe } from './jsdoc';
import { openTypes } from './library-page';
import { readProps, unprintableType } from './props';
import type { ExtractOptions } from './extract-api';
import type { Export, PackageEntries } from './read-exports';

/** What of the library a component is read with. */
export interface ComponentOptions extends ExtractOptions {
  readonly exports: ReadonlyMap<string, Export>;
  /** Names of the documented components. */
  readonly known: ReadonlySet<string>;
  /** Keys that `theme.components` takes. */
  readonly theme: ReadonlySet<string>;
}

/** Reads a component. */
export function readComponent(
  checker: ts.TypeChecker,
  { name, symbol, from, imports }: Export,
  options: ComponentOptions,
): { model: ApiModel; accepted: readonly string[]; issues: readonly Issue[] } {
  const signature = componentSignature(checker, symbol);
  const base = name.replace(/^Unstable_/, '');
  const doc = describe(checker, symbol);
  const inherited = /inherits \[(\w+) API\]/.exec(doc.text)?.[1];
  const props = signature?.props ?? checker.getVoidType();
  const read = readProps(checker, props, { inherited, packages: options.packages });
  const themeName = `${options.themePrefix}${base}`;
  const classes = readClasses(checker, props, base, options);
  const ref = refOf(checker, props);
  const opened = openTypes(checker, name, read.mentions, options);
  const model: ApiModel = {
    kind: 'component',
    name,
    packageName: from.name,
    packageVersion: from.version,
    imports,
    description: summaryOf(doc.text),
    ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    props: read.props,
    slots: readSlots(checker, props, options.exports.get(`${base}Slots`)?.symbol).map((slot) => {
      const own = classes.find(({ key }) => key === slot.name);
      return { ...slot, ...(own && { className: own.className }) };
    }),
    classes,
    ...(Object.keys(opened.types).length > 0 && { types: opened.types }),
    ...(options.theme.has(themeName) ? { themeName } : {}),
    ...inheritance(inherited, read.passedOnTo, options),
    polymorphic: signature?.polymorphic ?? false,
    ...(ref === undefined ? {} : { ref }),
    ...placeOf(symbol, from),
  };
  const unprintable = read.unprintable.map((prop) =>
    unprintableType(`${name}'s prop "${prop.name}"`, prop.file),
  );
  return { model, accepted: read.accepted, issues: [...unprintable, ...opened.issues] };
}

/** What the folder of a component tells: where its source is kept, and its custom properties. */
function placeOf(
  symbol: ts.Symbol,
  { name, repository, cssVariables = {} }: PackageEntries,
): Pick<ApiModel, 'source' | 'cssVariables'> {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const folder = path.posix
    .dirname(file.split(`/node_modules/${name}/`).at(-1) ?? '')
    .replace(/^esm\/?/, '');
  const variables = cssVariables[path.posix.basename(folder)] ?? [];
  return {
    ...(repository !== undefined && { source: `${repository}/src/${folder}` }),
    ...(variables.length > 0 && { cssVariables: variables }),
  };
}

/** The component whose props are taken too: of the same library, or of Material UI below it. */
function inheritance(
  inherited: string | undefined,
  passedOnTo: string | undefined,
  { known, pathOf, materialPathOf }: ComponentOptions,
): Pick<ApiModel, 'inherits'> {
  const name = inherited ?? passedOnTo;
  if (name === undefined) return {};
  const isOwn = inherited !== undefined && known.has(inherited);
  const path = isOwn ? pathOf(name) : name === passedOnTo && materialPathOf?.(name);
  return { inherits: { name, ...(path && { path }) } };
}

/** A description up to its lists of links. */
function summaryOf(text: string): string {
  return (
    text
      .split(/\n\s*(?:Demos|API):/)[0]
      ?.replace(/^(?:Demos|API):[\s\S]*/, '')
      .trim() ?? ''
  );
}

/** The element that a ref receives, where the types tell one. */
function refOf(checker: ts.TypeChecker, props: ts.Type): string | undefined {
  const ref = props.getProperty('ref');
  if (!ref) return undefined;
  const text = checker.typeToString(checker.getTypeOfSymbol(ref));
  const elements = new Set(text.match(/\b(?:HTML|SVG)\w*Element\b/g));
  return elements.size === 1 ? [...elements][0] : undefined;
}

function readSlots(
  checker: ts.TypeChecker,
  props: ts.Type,
  declared: ts.Symbol | undefined,
): Omit<ApiSlot, 'className'>[] {
  const prop = props.getProperty('slots');
  const type = declared
    ? checker.getDeclaredTypeOfSymbol(declared)
    : prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  if (!type) return [];
  return checker.getPropertiesOfType(type).map((property) => {
    const doc = describe(checker, property);
    return {
      name: property.name,
      description: doc.text,
      ...(doc.default === undefined ? {} : { default: doc.default }),
      ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
    };
  });
}

/** The classes that a component's type of classes declares, by the names they have in the document. */
function readClasses(
  checker: ts.TypeChecker,
  props: ts.Type,
  component: string,
  { exports, classNames }: ComponentOptions,
): ApiClass[] {
  const declared = exports.get(`${component}Classes`)?.symbol ?? classesOf(checker, props);
  if (!declared) return [];
  const value = declared.name.charAt(0).toLowerCase() + declared.name.slice(1);
  const names = classNames[value];
  if (!names) return [];
  return checker
    .getDeclaredTypeOfSymbol(declared)
    .getProperties()
    .flatMap((property) => {
      const key = property.name;
      const className = names[key];
      if (className === undefined) return [];
      const doc = describe(checker, property);
      return [
        {
          key,
          className,
          description: doc.text,
          ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
        },
      ];
    });
}

/** The interface that the `classes` prop takes, whether in part or whole. */
function classesOf(checker: ts.TypeChecker, props: ts.Type): ts.Symbol | undefined {
  const prop = props.getProperty('classes');
  if (!prop) return undefined;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const [argument] = type.aliasTypeArguments ?? [];
  const symbol = (argument ?? type).getSymbol();
  return symbol && /Classes$/.test(symbol.name) ? symbol : undefined;
}

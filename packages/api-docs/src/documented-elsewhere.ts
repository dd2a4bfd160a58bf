import ts from 'typescript';
import { reactPage } from './react-page';
import type { Mention } from './print-type';

const MDN = 'https://developer.mozilla.org/docs/Web';
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook';

/** Anchors of the handbook's page about utility types. */
const UTILITY_TYPES: Readonly<Record<string, string>> = {
  Awaited: 'awaitedtype',
  Capitalize: 'capitalizestringtype',
  ConstructorParameters: 'constructorparameterstype',
  Exclude: 'excludeuniontype-excludedmembers',
  Extract: 'extracttype-union',
  InstanceType: 'instancetypetype',
  Lowercase: 'lowercasestringtype',
  NoInfer: 'noinfertype',
  NonNullable: 'nonnullabletype',
  Omit: 'omittype-keys',
  OmitThisParameter: 'omitthisparametertype',
  Parameters: 'parameterstype',
  Partial: 'partialtype',
  Pick: 'picktype-keys',
  Readonly: 'readonlytype',
  Record: 'recordkeys-type',
  Required: 'requiredtype',
  ReturnType: 'returntypetype',
  ThisParameterType: 'thisparametertypetype',
  ThisType: 'thistypetype',
  Uncapitalize: 'uncapitalizestringtype',
  Uppercase: 'uppercasestringtype',
};

/** Types that lib.d.ts has and the language does not. */
const TYPESCRIPT_TYPES: Readonly<Record<string, string>> = {
  ArrayLike: `${HANDBOOK}/2/objects.html#the-array-type`,
  PropertyKey: `${HANDBOOK}/2/keyof-types.html`,
  ReadonlyArray: `${HANDBOOK}/2/objects.html#the-readonlyarray-type`,
};

/** The page outside this site that documents a type of the language, the browser or React. */
export function documentedElsewhere({ name, symbol }: Mention): string | undefined {
  // Libraries still name the global namespace that React 19 took away.
  if (!symbol?.declarations && name.startsWith('JSX.')) return `${HANDBOOK}/jsx.html`;
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration) return undefined;
  if (ts.isTypeParameterDeclaration(declaration)) {
    // One that takes anything has no more to tell than what a type parameter is.
    return (declaration.constraint ?? declaration.default)
      ? undefined
      : `${HANDBOOK}/2/generics.html`;
  }
  if (name.includes('[')) return undefined;
  const file = declaration.getSourceFile().fileName;
  const library = /\/typescript\/lib\/lib\.(\w+)/.exec(file)?.[1];
  if (library) return libraryPage(library, name);
  if (/\/@types\/react(?:-dom)?\//.test(file)) return reactPage(name);
  return /\/csstype\//.test(file) ? cssPage(name) : undefined;
}

function libraryPage(library: string, name: string): string {
  const anchor = UTILITY_TYPES[name];
  if (anchor) return `${HANDBOOK}/utility-types.html#${anchor}`;
  if (library === 'dom') return `${MDN}/API/${name}`;
  return TYPESCRIPT_TYPES[name] ?? `${MDN}/JavaScript/Reference/Global_Objects/${name}`;
}

/** `Property.BorderRadius` has a page of its own; all else of csstype is about all properties. */
function cssPage(name: string): string {
  const property = /(?:^|\.)Property\.(\w+)$/.exec(name)?.[1];
  if (!property) return `${MDN}/CSS`;
  const dashed = property.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return `${MDN}/CSS/${/^(?:webkit|moz|ms)-/.test(dashed) ? '-' : ''}${dashed}`;
}

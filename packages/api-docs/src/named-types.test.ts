import type { ApiType } from '@lectern/page-model';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { extractApi } from './extract-api';

const FILE = '/node_modules/lamp/index.d.ts';
const options = {
  target: ts.ScriptTarget.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  strict: true,
  types: [],
};
const host = ts.createCompilerHost(options);
const libraries = new Map<string, ts.SourceFile | undefined>();

function compile(source: string) {
  const program = ts.createProgram([FILE], options, {
    ...host,
    fileExists: (name) => name === FILE || host.fileExists(name),
    getSourceFile: (name, target) => {
      if (name === FILE) return ts.createSourceFile(name, source, target);
      if (!libraries.has(name)) libraries.set(name, host.getSourceFile(name, target));
      return libraries.get(name);
    },
  });
  return extractApi(program, {
    packages: [{ name: 'lamp', version: '1.0.0', index: FILE, folders: {} }],
    interfaces: [],
    classNames: {},
    themeKeys: [],
    themePrefix: 'Mui',
    pathOf: (name) => `/api/${name.toLowerCase()}/`,
    typePages: { Theme: '/theming/' },
  });
}

/** Types that the props of a component lead to. */
function read(declarations: string, props: string, parameters = '') {
  const names = parameters.replace(/ (?:extends|=) [^,>]+/g, '');
  const { models, issues } = compile(`${declarations}
    export interface LampProps${parameters} { ${props} }
    export declare function Lamp${parameters}(props: LampProps${names}): Element;
    export interface ShadeProps { wide?: boolean }
    export declare function Shade(props: ShadeProps): Element;`);
  return { types: models.find(({ name }) => name === 'Lamp')?.types ?? {}, issues };
}

const textOf = (type: ApiType | undefined) => type && ('text' in type ? type.text : type.href);

test.each([
  ['an alias', "type Watt = 'few' | 'many';", 'watt: Watt[]', 'Watt', "'few' | 'many'"],
  [
    'an interface, one member per line, with what it inherits',
    'interface Base { id: string } interface Cord extends Base { readonly length?: number; cut(at: number): void }',
    'cord: Cord',
    'Cord',
    '{\n  readonly length?: number;\n  cut(at: number): void;\n  id: string;\n}',
  ],
  [
    'an interface whose members come from elsewhere too',
    'interface Cord extends Omit<Event, "type"> { length: number }',
    'cord: Cord',
    'Cord',
    'Omit<Event, "type"> & {\n  length: number;\n}',
  ],
  [
    'a generic alias with its arguments',
    'type Maybe<T> = T | null | Array<T>;',
    'watt: Maybe<number>',
    'Maybe<number>',
    'number | null | Array<number>',
  ],
  [
    'a union in brackets where it stands for a parameter of an array',
    'type List<T> = T[] | keyof T; interface Cord { length: number }',
    'watts: List<Date | Cord>',
    'List<Date | Cord>',
    '(Date | Cord)[] | keyof (Date | Cord)',
  ],
  [
    'a parameter that is left out as its default',
    'type Box<T = string> = { of: T };',
    'box: Box',
    'Box',
    '{\n  of: string;\n}',
  ],
  [
    'the property that an indexed access reaches',
    'interface Cord { plug?: Plug } interface Plug { pins: number }',
    "plug: Cord['plug']",
    "Cord['plug']",
    'Plug',
  ],
  [
    'a cycle as a reference to itself',
    'type Tree<T> = { leaf: T; trees: Tree<T>[] };',
    'tree: Tree<Date>',
    'Tree<Date>',
    '{\n  leaf: Date;\n  trees: Tree<Date>[];\n}',
  ],
  [
    'a literal type that other types make',
    'type Keys<T> = Exclude<keyof T, "off">; interface Modes { on: true; dim: true; off: true }',
    'modes: Keys<Modes>[]',
    'Keys<Modes>',
    "'on' | 'dim'",
  ],
  [
    'the type of a value',
    'declare const plug: (pins: number) => string;',
    'plug: typeof plug',
    'typeof plug',
    '(pins: number) => string',
  ],
  [
    'an enum',
    'declare enum Side { Left, Right }',
    'sides: Side[]',
    'Side',
    'Side.Left | Side.Right',
  ],
  [
    'a type of the browser by its page',
    '',
    'to: HTMLElement',
    'HTMLElement',
    'https://developer.mozilla.org/docs/Web/API/HTMLElement',
  ],
  [
    'a type of the language by its page',
    '',
    'on: Date',
    'Date',
    'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Date',
  ],
  [
    'a utility type by the handbook',
    '',
    'all: Partial<Event>',
    'Partial',
    'https://www.typescriptlang.org/docs/handbook/utility-types.html#partialtype',
  ],
  [
    'the props of another component by its page',
    '',
    'shade: ShadeProps',
    'ShadeProps',
    '/api/shade/',
  ],
])('a definition shows %s', (_what, declarations, props, key, definition) => {
  const { types, issues } = read(declarations, props);
  expect(textOf(types[key])).toBe(definition);
  expect(issues).toEqual([]);
});

test('a type parameter tells its constraint and default, or what one is', () => {
  const { types } = read(
    '',
    'a: A; pick: (b: B) => A',
    '<A extends string | number = string, B = never, C = 1>',
  );
  expect(types['A']).toEqual({ text: 'A extends string | number = string' });
  const { types: free } = read('', 'a: (value: A) => void', '<A>');
  expect(textOf(free['A'])).toBe('https://www.typescriptlang.org/docs/handbook/2/generics.html');
});

test('the arguments of an inherited generic are filled in', () => {
  const { models } = compile(`
    interface Slots<S, K> { slots?: Partial<S>; slotProps?: { [P in keyof K]?: K[P] } }
    interface Parts { bulb: string }
    interface Cord { length: number }
    type Of<T> = T | ((owner: number) => T);
    export declare function Lamp(props: Slots<Parts, { bulb: Of<Cord> }>): Element;`);
  expect(models[0]?.props.map(({ name, type }) => [name, type])).toEqual([
    ['slotProps', '{ bulb?: Of<Cord>; }'],
    ['slots', 'Partial<Parts>'],
  ]);
  expect(Object.keys(models[0]?.types ?? {})).toEqual(['Parts', 'Partial', 'Cord', 'Of<Cord>']);
});

test('long types say how many members more there are, and nothing of what those name', () => {
  const members = Array.from(
    { length: 82 },
    (_, index) => `m${index}: ${index > 80 ? 'Date' : 'string'}`,
  );
  const { types } = read(`interface Long { ${members.join('; ')} }`, 'long: Long');
  expect(textOf(types['Long'])?.split('\n').slice(-3)).toEqual([
    '  m79: string;',
    '  … 2 more',
    '}',
  ]);
  expect(types).not.toHaveProperty('Date');
});

test('definitions end at a depth, and props are always openable', () => {
  const chain = Array.from(
    { length: 9 },
    (_, index) => `interface T${index} { next: T${index + 1} }`,
  );
  const { types } = read(`${chain.join(' ')} interface T9 {}`, 'chain: T0');
  expect(Object.keys(types)).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'T5']);
  const wide = Array.from(
    { length: 300 },
    (_, index) => `interface W${index} { text: "${'x'.repeat(100)}" }`,
  );
  const props = wide.map((_, index) => `p${index}: W${index}`).join('; ');
  expect(Object.keys(read(wide.join(' '), props).types)).toHaveLength(300);
});

test('a type that is not there is an issue, not any', () => {
  const { types, issues } = read('import type { Gone } from "gone";', 'gone: Gone');
  expect(types).toEqual({});
  expect(issues).toMatchInlineSnapshot(`
    [
      {
        "code": "api-named-type",
        "file": "/node_modules/lamp/index.d.ts",
        "hint": "Install the package that declares it, or teach packages/api-docs/src/define-type.ts this form of declaration.",
        "message": "The type "Gone" that Lamp's types lead to can't be printed.",
      },
    ]
  `);
});

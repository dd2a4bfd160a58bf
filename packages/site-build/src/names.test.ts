import type { ApiModel, ApiProp, Page } from '@lectern/page-model';
import { expect, test } from 'vitest';
import type { ContentPage } from './content';
import { checkNames, namesIn, type NameSources } from './names';

const prop = (name: string): ApiProp => ({ name, type: '', required: false, description: '' });
const component = (name: string, more: Partial<ApiModel>): ApiModel => ({
  kind: 'component',
  name,
  packageName: '@lamps/react',
  packageVersion: '1.0.0',
  imports: [],
  description: '',
  props: [],
  slots: [],
  classes: [],
  polymorphic: false,
  ...more,
});
const models = [
  component('Lamp', {
    props: [prop('dimLevel')],
    classes: [{ key: 'root', className: 'MuiLamp-root', description: '' }],
    inherits: { name: 'LampBase' },
  }),
  component('LampBase', { props: [prop('bulbColor')] }),
  component('TextWall', { props: [prop('lineCount')] }),
];
const sources: NameSources = {
  declared: {
    packages: new Set(['Lamp', 'Delete', 'dimLevel', 'bulbColor', 'lineCount', 'createLamp']),
    platform: new Set(['onClick']),
  },
  libraries: [{ models }],
  allowed: { wattPeak: 'Told by the maker.' },
};
const page: Page = {
  path: '/lamps/',
  language: 'en',
  title: 'Lamp',
  description: '',
  components: ['Lamp'],
  headings: [],
  blocks: [],
  demos: {},
  source: 'page.md',
};
const check = (text: string, more: Partial<ContentPage> = {}) =>
  checkNames(
    {
      page,
      links: [],
      inlineCode: [{ text, line: 3 }],
      fences: [],
      modules: ['const ownName = 1;'],
      ...more,
    },
    sources,
  ).map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`);

test.each([
  ['dimmLevel', 'name-unknown page.md:3 No installed type declares "dimmLevel".'],
  ['<Lmap dimLevel={1} />', 'name-unknown page.md:3 No installed type declares "Lmap".'],
  ['createLmp()', 'name-unknown page.md:3 No installed type declares "createLmp".'],
  ['.MuiLamp-rot', 'class-unknown page.md:3 No component has the class "MuiLamp-rot".'],
  [
    'lineCount="2"',
    'name-elsewhere page.md:3 "lineCount" belongs to TextWall, which this page does not name.',
  ],
])('%s is refused with its line', (text, expected) => {
  expect(check(text)).toEqual([expected]);
});

test.each([
  ['a prop of the component', 'dimLevel={2}'],
  ['a prop of the component that it builds on', 'bulbColor'],
  ['an export', 'createLamp()'],
  ['a class', '.MuiLamp-root:hover'],
  ['a name of the platform', 'onClick'],
  ['a name in the page’s own code', 'ownName'],
  ['a key', 'ArrowDown'],
  ['an icon, as it is imported', '<DeleteIcon />'],
  ['what is listed with its reason', 'wattPeak'],
  ['plain words', 'none small'],
  ['a path and a string', "import '@lamps/react/noSuchName'"],
  ['kebab-case', 'data-someThing'],
])('%s is let through: %s', (_title, text) => {
  expect(check(text)).toEqual([]);
});

test.each<[string, Partial<ContentPage>]>([
  ['links the component', { links: [{ href: '/lamps/react-text-wall/#size', line: 1 }] }],
  ['is about no component', { page: { ...page, components: [] } }],
])('a prop of another component is right where the page %s', (_title, more) => {
  expect(check('lineCount', more)).toEqual([]);
});

test('a name is told once for a page', () => {
  const inlineCode = [2, 5].map((line) => ({ text: 'noSuchName', line }));
  expect(check('', { inlineCode })).toHaveLength(1);
});

test.each([
  ['dimLevel', [['dimLevel', 'member']]],
  [
    'dimLevel={maxLevel}',
    [
      ['dimLevel', 'member'],
      ['maxLevel', 'name'],
    ],
  ],
  ['theme.lampColor', [['lampColor', 'name']]],
  ['& .MuiLamp-root', [['MuiLamp-root', 'class']]],
  ['primary', []],
])('%s holds the names %j', (text, expected) => {
  expect(namesIn(text).map(({ name, role }) => [name, role])).toEqual(expected);
});

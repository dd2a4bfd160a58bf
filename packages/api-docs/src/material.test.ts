import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiModel, Issue } from '@lectern/page-model';
import { readApi } from './node';
import { typePieces } from './type-pieces';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'lectern-api-'));
let models: readonly ApiModel[] = [];
let issues: readonly Issue[] = [];

beforeAll(async () => {
  ({ models, issues } = await readApi({
    directory: path.join(import.meta.dirname, '..'),
    packages: ['@mui/material'],
    cacheDir,
    pathOf: (name) => `/api/${name}/`,
    typePages: { Theme: '/theming/' },
  }));
}, 90_000);
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));

const propOf = (component: string, prop: string) =>
  models.find(({ name }) => name === component)?.props.find(({ name }) => name === prop);

test('[A5] every public component of @mui/material 7.1.1 is read without a problem', () => {
  expect(issues).toEqual([]);
  expect(models).toHaveLength(133);
  expect(new Set(models.map(({ packageVersion }) => packageVersion))).toEqual(new Set(['7.1.1']));
});

test.each([
  ['Button', 'variant', "'text' | 'outlined' | 'contained'", "'text'"],
  ['Button', 'size', "'small' | 'medium' | 'large'", "'medium'"],
  ['Button', 'loading', 'boolean | null', 'null'],
  ['Button', 'sx', 'SxProps<Theme>', undefined],
  ['TextField', 'variant', "'standard' | 'filled' | 'outlined'", "'outlined'"],
  ['Grid', 'size', 'ResponsiveStyleValue<GridSize> | undefined', undefined],
])('[A5] %s shows %s as %s', (component, prop, type, fallback) => {
  expect(propOf(component, prop)?.default).toBe(fallback);
  expect(propOf(component, prop)?.type.replace(' | undefined', '')).toBe(
    type.replace(' | undefined', ''),
  );
});

test('what the root element or another component declares is not listed', () => {
  const button = models.find(({ name }) => name === 'Button');
  expect(button?.props.map(({ name }) => name)).not.toContain('onClick');
  expect(button?.inherits).toEqual({ name: 'ButtonBase', path: '/api/ButtonBase/' });
  expect(button?.polymorphic).toBe(true);
  expect(button?.themeName).toBe('MuiButton');
  expect(models.find(({ name }) => name === 'Box')?.props.map(({ name }) => name)).not.toContain(
    'marginTop',
  );
});

test('classes of a state share one global name', () => {
  const classes = models.find(({ name }) => name === 'Button')?.classes ?? [];
  const names = Object.fromEntries(classes.map(({ key, className }) => [key, className]));
  expect(names).toMatchObject({ root: 'MuiButton-root', disabled: 'Mui-disabled' });
});

const typesOf = (component: string) => models.find(({ name }) => name === component)?.types ?? {};

/** Lines of a definition, or its page. */
const opened = (component: string, key: string) => {
  const type = typesOf(component)[key];
  return type && ('href' in type ? [type.href] : type.text.split('\n').map((line) => line.trim()));
};

test.each([
  ['Button', 'sx', 'SxProps<Theme>', 'SystemStyleObject<Theme>'],
  ['Autocomplete', 'renderInput', 'AutocompleteRenderInputParams', 'fullWidth: boolean;'],
  ['Autocomplete', 'multiple', 'FreeSolo', 'FreeSolo extends boolean | undefined = false'],
  ['TextField', 'slotProps', 'TextFieldOwnerState', 'BaseTextFieldProps'],
  ['Slider', 'slotProps', 'SliderOwnerState', 'focusedThumbIndex: number;'],
  ['Slider', 'slots', 'React.ElementType', 'https://react.dev/learn/typescript#useful-types'],
  ['Grid', 'size', 'GridSize', "'auto' | 'grow' | number | false"],
  ['Grid', 'size', 'ResponsiveStyleValue<GridSize>', 'GridSize | Array<GridSize | null>'],
  ['Select', 'MenuProps', 'MenuProps', '/api/Menu/'],
  ['Select', 'onChange', "SelectInputProps<Value>['onChange']", 'SelectChangeEvent<Value>'],
  ['Collapse', 'timeout', "TransitionProps['timeout']", 'number'],
])('%s: %s leads to %s, which opens to %s', (component, prop, key, part) => {
  expect(propOf(component, prop)).toBeDefined();
  expect(opened(component, key)?.join(' ')).toContain(part);
});

test('the arguments of slots are filled in', () => {
  expect(propOf('Accordion', 'slots')?.type).toBe('Partial<AccordionSlots>');
  expect(propOf('TextField', 'slotProps')?.type).toContain(
    'root?: SlotProps<React.ElementType<FormControlProps>, {}, TextFieldOwnerState>;',
  );
});

/** Words of the language, and names that a type gives its own parts. */
const WORDS = new Set(
  'any boolean extends false index infer is key keyof never null number object readonly string symbol true undefined unknown void'.split(
    ' ',
  ),
);

test('every name in the type of a prop can be opened', () => {
  const bare = models.flatMap(({ name, props, types = {} }) =>
    props.flatMap((prop) =>
      typePieces(prop.type, types)
        .filter((piece) => piece.isName && piece.key === undefined && !WORDS.has(piece.text))
        .map(({ text }) => `${name}.${prop.name}: ${text}`),
    ),
  );
  expect(bare).toEqual([]);
});

test('definitions stay small', () => {
  const sizes = models.map(({ types = {} }) => JSON.stringify(types).length);
  expect(Math.max(...sizes)).toBeLessThan(40_000);
});

test('a package without types is named', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'lectern-lamps-'));
  mkdirSync(path.join(directory, 'node_modules/lamps'), { recursive: true });
  writeFileSync(path.join(directory, 'node_modules/lamps/package.json'), '{ "version": "1.0.0" }');
  const result = await readApi({
    directory,
    packages: ['lamps'],
    cacheDir,
    pathOf: (name) => name,
  });
  rmSync(directory, { recursive: true, force: true });
  expect(result.issues).toMatchObject([{ code: 'api-types', message: 'lamps has no types.' }]);
});

test('a package that is not installed is named', async () => {
  const result = await readApi({
    directory: import.meta.dirname,
    packages: ['@mui/none'],
    cacheDir,
    pathOf: (name) => name,
  });
  expect(result.issues.map(({ code }) => code)).toEqual(['api-package']);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiModel, Issue } from '@lectern/page-model';
import { readApi } from './node';

const cacheDir = mkdtempSync(path.join(tmpdir(), 'lectern-api-'));
let models: readonly ApiModel[] = [];
let issues: readonly Issue[] = [];

beforeAll(async () => {
  ({ models, issues } = await readApi({
    directory: path.join(import.meta.dirname, '..'),
    packages: ['@mui/material'],
    cacheDir,
    pathOf: (name) => `/api/${name}/`,
  }));
}, 60_000);
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

test('a package that is not installed is named', async () => {
  const result = await readApi({
    directory: import.meta.dirname,
    packages: ['@mui/none'],
    cacheDir,
    pathOf: (name) => name,
  });
  expect(result.issues.map(({ code }) => code)).toEqual(['api-package']);
});

import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { JsxEmit, ModuleKind, transpile } from 'typescript';
import { expect, test, vi } from 'vitest';
import * as docsConfig from '.';
// Only this test reaches the packages beside it: the manual shows them together.
import * as codeTools from '../../code-tools/src';
import * as nav from '../../nav/src';
import * as themeState from '../../theme-state/src';

const modules: Readonly<Record<string, unknown>> = {
  '@lectern/code-tools': codeTools,
  '@lectern/docs-config': docsConfig,
  '@lectern/nav': nav,
  '@lectern/theme-state': themeState,
  'react/jsx-runtime': jsxRuntime,
};

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const source = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

function run(code: string): { Site: ComponentType<{ url: string }> } {
  const script = transpile(code, { module: ModuleKind.CommonJS, jsx: JsxEmit.ReactJSX });
  const exports = {} as ReturnType<typeof run>;
  new Function('exports', 'require', script)(exports, (name: string) => modules[name]);
  return exports;
}

test('the site of the manual takes under 30 lines of code', () => {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.length).toBeLessThan(30);
});

test('the site of the manual runs in both languages, without a warning', () => {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Site } = run(source);
  const english = renderToString(<Site url="/install/" />);
  expect(english).toContain('<nav aria-label="Pages"><a href="/install/">Install</a>');
  expect(english).toContain('npm install my-library');
  expect(english).toContain('<a href="/react-button/">Next</a>');
  const arabic = renderToString(<Site url="/ar/install/" />);
  expect(arabic).toContain('<nav aria-label="الصفحات"><a href="/ar/install/">');
  expect(arabic).toContain('<a href="/ar/react-button/">التالي</a>');
  expect(renderToString(<Site url="/react-button/" />)).not.toContain('Next');
  expect(warnings).not.toHaveBeenCalled();
  warnings.mockRestore();
});

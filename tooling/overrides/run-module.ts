import { createRequire } from 'node:module';
import path from 'node:path';

const demos = createRequire(path.join(import.meta.dirname, '../../packages/demos/package.json'));
const { transform } = demos('sucrase') as typeof import('sucrase');

/** Runs a module of TypeScript with JSX, and returns what it exports. */
export function runModule(code: string, require: NodeJS.Require): Record<string, unknown> {
  const { code: plain } = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  new Function('exports', 'require', plain)(module.exports, require);
  return module.exports;
}

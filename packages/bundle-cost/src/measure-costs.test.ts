import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Base } from './base';
import { measureCosts, type Costs } from './measure-costs';

const directory = mkdtempSync(path.join(tmpdir(), 'lectern-cost-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Text that doesn't compress to nothing: 4 letters of each square root. */
const bulk = (from: number, length: number) =>
  Array.from({ length }, (_, index) =>
    Math.sqrt(from + index)
      .toString(36)
      .slice(-4),
  ).join('');

function install(name: string, manifest: object, files: Readonly<Record<string, string>>) {
  const folder = path.join(directory, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}

const base: Base = { library: 'Kit', source: `export { Shared } from 'kit';` };
/** Files that the index leaves out: what one of them needs would be part of any import from it. */
const DEEP = ['Broken', 'Noisy', 'Painted', 'Styled'];
const statementOf = (name: string) =>
  `import { ${name} } from '${DEEP.includes(name) ? `kit/${name.toLowerCase()}.js` : 'kit'}';`;
const importOf = (name: string) => ({ packageName: 'kit', name, statement: statementOf(name) });
const measure = (...names: readonly string[]) =>
  measureCosts(
    names.map((name) => importOf(name)),
    { directory, base, optional: new Set(['paint']) },
  );
const costOf = ({ costs }: Costs, name: string) => costs[statementOf(name)]!;

beforeAll(() => {
  install(
    'kit',
    { main: 'index.cjs', module: 'index.js', sideEffects: ['./noisy.js', './styled.css'] },
    {
      'index.cjs': `throw new Error('The ES modules are measured.');`,
      'index.js': `
        export { Shared } from './shared.js';
        export { Twin } from './twin.js';
        export { Lamp } from './lamp.js';
        export { Element } from './element.js';
        export { Checked } from './checked.js';
      `,
      'shared.js': `export const Shared = () => '${bulk(0, 500)}';`,
      'twin.js': `export { Shared as Twin } from './shared.js';`,
      'lamp.js': `
        import { Shared } from './shared.js';
        export const Lamp = () => Shared() + '${bulk(1000, 300)}';
      `,
      'noisy.js': `
        globalThis.noise = '${bulk(2000, 300)}';
        export const Noisy = () => 'quiet';
      `,
      'styled.js': `import './styled.css'; export const Styled = () => 'plain';`,
      'styled.css': `.styled { content: '${bulk(3000, 300)}' }`,
      'painted.js': `export { Painted } from 'paint/brush';`,
      'broken.js': `export { Broken } from 'nowhere';`,
      'element.js': `
        import { jsx } from 'react/jsx-runtime';
        import { createPortal } from 'react-dom';
        export const Element = () => createPortal(jsx('p', {}));
      `,
      'checked.js': `
        export const Checked = () => 'fine';
        if (process.env.NODE_ENV !== 'production') Checked.types = '${bulk(4000, 300)}';
      `,
    },
  );
  for (const name of ['react', 'react-dom']) {
    install(
      name,
      { main: 'index.js' },
      {
        'index.js': `exports.createPortal = () => '${bulk(5000, 600)}';`,
        'jsx-runtime.js': `exports.jsx = () => '${bulk(6000, 600)}';`,
      },
    );
  }
});

test('an import adds what the base does not hold yet', async () => {
  const result = await measure('Lamp', 'Shared');
  const [lamp, shared] = [costOf(result, 'Lamp'), costOf(result, 'Shared')];
  expect(lamp.added).toBeGreaterThan(0);
  expect(lamp.alone).toBeGreaterThan(lamp.added);
  // Its own letters are what it has more, but for what compresses better in company.
  expect(Math.abs(lamp.alone - shared.alone - lamp.added)).toBeLessThan(40);
  expect(lamp.beside).toBe('Kit');
});

test.each(['Shared', 'Twin'])('%s, which the base holds, adds next to nothing', async (name) => {
  const cost = costOf(await measure(name), name);
  expect(cost.alone).toBeGreaterThan(500);
  expect(cost.added).toBeGreaterThanOrEqual(0);
  expect(cost.added).toBeLessThan(40);
});

test.each([
  ['modules with side effects', 'Noisy'],
  ['the CSS that it imports', 'Styled'],
])('counted are %s', async (_what, name) => {
  expect(costOf(await measure(name), name).added).toBeGreaterThan(500);
});

test.each([
  ['React', 'Element'],
  ['what runs in development alone', 'Checked'],
])('not counted is %s', async (_what, name) => {
  expect(costOf(await measure(name), name).alone).toBeLessThan(300);
});

test('an import costs the same in any company, bad ones too', async () => {
  const alone = await measure('Lamp');
  const many = await measure('Missing', 'Noisy', 'Lamp', 'Broken', 'Element');
  expect(costOf(many, 'Lamp')).toEqual(costOf(alone, 'Lamp'));
  expect(many.issues).toHaveLength(2);
});

test('an import that cannot be bundled is an issue and has no cost', async () => {
  const { costs, issues } = await measure('Missing', 'Broken');
  expect(costs).toEqual({});
  expect(issues).toMatchInlineSnapshot(`
    [
      {
        "code": "cost-bundle",
        "hint": "Correct the import "import { Missing } from 'kit';", or install what it needs.",
        "message": "Missing of kit can't be bundled: No matching export in "node_modules/kit/index.js" for import "Missing"",
      },
      {
        "code": "cost-bundle",
        "hint": "Correct the import "import { Broken } from 'kit/broken.js';", or install what it needs.",
        "message": "Broken of kit can't be bundled: Could not resolve "nowhere"",
      },
    ]
  `);
});

test('an import that needs an optional package has no cost and is no problem', async () => {
  expect(await measure('Painted')).toEqual({ costs: {}, issues: [] });
});

test('a base that is not installed is one issue, whatever is measured', async () => {
  const { costs, issues } = await measureCosts([importOf('Lamp'), importOf('Twin')], {
    directory,
    base: { library: 'Attic', source: `export { Shared } from 'attic';` },
    optional: new Set(),
  });
  expect(costs).toEqual({});
  expect(issues.map(({ message, hint }) => ({ message, hint }))).toMatchInlineSnapshot(`
    [
      {
        "hint": "Add the library to the area's package.json, or correct packages/bundle-cost/src/base.ts.",
        "message": "The basics of Attic can't be bundled: Could not resolve "attic"",
      },
    ]
  `);
});

import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../bootstrap/run.mjs';
import { toPage } from '../read-pages.mjs';
import { createTypeCheck } from './types.mjs';
import { unitsOf } from './units.mjs';

// The first check reads the types of a whole library.
vi.setConfig({ testTimeout: 120_000 });

const project = {
  root,
  folder: path.join(root, 'apps/material-ui'),
  others: [path.join(root, 'apps/x')],
  library: ['@mui/material'],
};
const unitsIn = (source) =>
  unitsOf(toPage('material-ui', 'apps/material-ui/content/react-button/page.md', source));
const fence = (language, code) => `\`\`\`${language}\n${code}\n\`\`\`\n`;

const check = createTypeCheck(project);
const flawsOf = (source, using = check) =>
  using(unitsIn(source)).map(({ line, message }) => `${line} ${message}`);

const IMPORT = "import Button from '@mui/material/Button';\n";

test.each([
  ['a prop that is none', `${IMPORT}const a = <Button varant="text" />;`, /^2 .*varant/],
  ['a value that is none', `${IMPORT}const a = <Button size="huge" />;`, /^2 .*huge/],
  ['a component without import', 'const a = <Button />;', /^1 Cannot find name 'Button'/],
  ['a path that is none', "import B from '@mui/material/Buton';", /^1 Cannot find module/],
])('%s is refused with its line', (_title, code, expected) => {
  expect(flawsOf(fence('tsx', code))[0]).toMatch(expected);
});

test.each([
  ["what is the reader's", "import { rows } from './rows';\nexport const first = rows[0].id;"],
  ['a package that is not installed', "import { go } from 'some-router';\nexport const a = go(1);"],
  ['a package of another area', "import { DataGrid } from '@mui/x-data-grid';\nDataGrid;"],
])('%s may be imported', (_title, code) => {
  expect(flawsOf(fence('ts', code))).toEqual([]);
});

test('a fragment may name what stands elsewhere, yet its components are those of the library', () => {
  const code = '<Button onClick={(event) => save(event)}>Save</Button>\n<Button varant="text" />';
  expect(flawsOf(fence('tsx fragment', code))).toEqual([expect.stringMatching(/^2 .*varant/)]);
});

test('a block imports another one of the page by its title', () => {
  const source = `${fence('ts title="src/size.ts"', "export const size: 'big' = 'big';")}
${fence('tsx', `${IMPORT}import { size } from './size';\nconst a = <Button size={size} />;`)}`;
  expect(flawsOf(source)).toEqual([expect.stringMatching(/^3 .*big/)]);
});

test('what a block augments holds for the blocks below, up to the next that augments', () => {
  const augment = (name) =>
    `declare module '@mui/material/Button' {\n  interface ButtonPropsVariantOverrides {\n    ${name}: true;\n  }\n}\nexport {};`;
  const use = fence('tsx', `${IMPORT}const a = <Button variant="quiet" />;`);
  const source = `${use}${fence('ts', augment('quiet'))}${use}${fence('ts', augment('loud'))}${use}`;
  const units = unitsIn(source);
  expect(units.map(({ blocks, augments }) => [blocks.length, augments])).toEqual([
    [1, false],
    [2, true],
    [2, true],
  ]);
  expect(units.map((unit) => check([unit]).length)).toEqual([1, 0, 1]);
});

test('code for an older version is checked against it', () => {
  const code = "import Hidden from '@mui/material/Hidden';\nexport const a = <Hidden smDown />;";
  const replaced = { '@mui/material': path.join(root, 'node_modules/mui-material-v6') };
  expect(flawsOf(fence('tsx v6', code), createTypeCheck({ ...project, replaced }))).toEqual([]);
  expect(flawsOf(fence('tsx', code))).toHaveLength(1);
  expect(unitsIn(fence('tsx v6', code)).map(({ version }) => version)).toEqual(['v6']);
});

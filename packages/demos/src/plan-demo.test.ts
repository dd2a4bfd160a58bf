import { expect, test } from 'vitest';
import { importsOf, planDemo, type DemoRequest, type DemoSources } from './plan-demo';

const request: DemoRequest = {
  folder: 'react-lamp',
  src: 'Dim.tsx',
  title: 'Dim it',
  bleed: false,
  page: 'content/react-lamp/page.md',
  line: 7,
};
const sources = (files: Record<string, string>): DemoSources => ({
  files: new Map(Object.entries(files)),
  directory: 'content/react-lamp',
  packages: new Set(['react', '@mui/material']),
  highlight: async (code) => ({ ts: code }),
});
const good = "import * as React from 'react';\nexport default function Dim() { return <b />; }\n";

test('a demo is planned with its id, its source and its number of lines', async () => {
  const { demo, issues } = await planDemo(request, sources({ 'Dim.tsx': good }));
  expect(issues).toEqual([]);
  expect(demo).toMatchObject({ id: 'react-lamp/Dim', name: 'Dim', lines: 2 });
});

test.each<[string, Record<string, string>, string]>([
  ['a file that is not there', {}, 'demo-missing content/react-lamp/page.md:7'],
  [
    'a syntax error',
    { 'Dim.tsx': 'export default function Dim() {\n  return 1 +;\n}' },
    'demo-syntax content/react-lamp/Dim.tsx:2',
  ],
  [
    'no component',
    { 'Dim.tsx': 'export const a = 1;' },
    'demo-export content/react-lamp/Dim.tsx:1',
  ],
  [
    'a package the area lacks',
    { 'Dim.tsx': `import x from 'lodash';\n${good}` },
    'demo-import content/react-lamp/Dim.tsx:1',
  ],
  [
    'a sibling that is not there',
    { 'Dim.tsx': `import x from './bulbs';\n${good}` },
    'demo-import content/react-lamp/Dim.tsx:1',
  ],
  [
    'a file outside its folder',
    { 'Dim.tsx': `import x from '../other/bulbs';\n${good}` },
    'demo-import content/react-lamp/Dim.tsx:1',
  ],
])('%s is refused with file and line', async (_title, files, expected) => {
  const { issues } = await planDemo(request, sources(files));
  expect(issues.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([expected]);
});

test('imports over several lines are found', () => {
  expect(importsOf("import {\n  a,\n} from '@mui/material';\nimport './x.css';")).toEqual([
    { specifier: '@mui/material', line: 3 },
    { specifier: './x.css', line: 4 },
  ]);
});

import type { InstalledPackage } from '@lectern/demos/project';
import { expect, test } from 'vitest';
import { readContent } from './content';
import { projectFiles } from './projects';
import type { AreaSources } from './sources';

const one = (version: string): InstalledPackage => ({ version, peers: {}, optionalPeers: {} });
const tools = ['react', 'react-dom', 'vite', '@vitejs/plugin-react', 'typescript'];
const page = `---
title: Desk
description: About it.
---

::demo{src="Dim.tsx" title="Dim it"}

::demo{src="Meter.tsx" title="A meter" tool}
`;
const codeOf = (name: string) =>
  `import { watts } from './watts';\n\nexport default function ${name}() {\n  return <b>{watts}</b>;\n}\n`;
const area: AreaSources = {
  config: { id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: 'Lamps.' },
  nav: [{ pathname: '/lamps/desk/' }],
  navFile: 'nav.ts',
  navText: '',
  contentDirectory: 'content',
  files: new Map([
    ['desk/page.md', page],
    ['desk/Dim.tsx', codeOf('Dim')],
    ['desk/Meter.tsx', codeOf('Meter')],
    ['desk/watts.ts', 'export const watts = 5;\n'],
    ['wall/watts.ts', 'export const watts = 7;\n'],
  ]),
  packages: new Set(['react']),
  installed: new Map(tools.map((name) => [name, one('1.0.0')])),
  api: [],
  ownPages: [],
};
const unchanged = async (code: string) => code;
const filesOf = async (sources: AreaSources, toJavaScript = unchanged) => {
  const content = await readContent(sources, ['en'], unchanged);
  return projectFiles(sources, content, { origin: 'https://lamps.example', toJavaScript });
};

test('each demo whose code is shown has a file with its projects; a tool has none', async () => {
  const files = await filesOf(area);
  expect([...files.keys()]).toEqual(['lamps/desk/Dim.json']);
  const { title, ts, js } = JSON.parse(files.get('lamps/desk/Dim.json') ?? '');
  expect(title).toBe('Dim it');
  expect([ts.main, js.main]).toEqual(['src/Dim.tsx', 'src/Dim.jsx']);
  expect(ts.files['src/watts.ts']).toBe('export const watts = 5;\n');
  expect(ts.files['README.md']).toContain('https://lamps.example/lamps/desk/#demo-Dim');
});

test('without a record of what is installed there are no projects', async () => {
  const { installed: _installed, ...others } = area;
  expect([...(await filesOf(others)).keys()]).toEqual([]);
});

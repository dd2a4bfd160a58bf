import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUses } from './read-uses';

const directory = mkdtempSync(path.join(tmpdir(), 'lectern-uses-'));
const cacheDir = path.join(directory, 'cache');
const demo = (props: string) =>
  `import Button from '@mui/material/Button';
   export default function Save() { return <Button ${props} />; }`;

/** Reads an area that has one demo. */
async function read(text: string) {
  writeFileSync(path.join(directory, 'content/react-button/Save.tsx'), text);
  const uses = await readUses({
    directory,
    files: new Map([
      ['react-button/Save.tsx', text],
      ['react-button/page.md', '# Button'],
    ]),
    cacheDir,
  });
  return [...uses].map(([id, own]) => [id, own.map(({ prop }) => prop ?? 'itself')]);
}

beforeAll(() => {
  mkdirSync(path.join(directory, 'content/react-button'), { recursive: true });
  symlinkSync(
    path.join(import.meta.dirname, '../node_modules'),
    path.join(directory, 'node_modules'),
    'junction',
  );
  writeFileSync(
    path.join(directory, 'package.json'),
    '{ "dependencies": { "@mui/material": "*" } }',
  );
  writeFileSync(
    path.join(directory, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        types: [],
      },
    }),
  );
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('uses are read by the id of their demo, and anew when its text changes', async () => {
  const large = [['react-button/Save', ['itself', 'size']]];
  expect(await read(demo('size="large"'))).toEqual(large);
  expect(await read(demo('color="error" size="large"'))).toEqual([
    ['react-button/Save', ['itself', 'color', 'size']],
  ]);
  expect(await read(demo('size="large"'))).toEqual(large);
  expect(readdirSync(cacheDir)).toHaveLength(2);
}, 60_000);

test('what an earlier run stored is given back', async () => {
  for (const name of readdirSync(cacheDir)) writeFileSync(path.join(cacheDir, name), '[]');
  expect(await read(demo('size="large"'))).toEqual([]);
});

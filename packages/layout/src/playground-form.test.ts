import type { DemoProject } from '@lectern/demos/project';
import { unzipSync, strFromU8 } from 'fflate';
import LZString from 'lz-string';
import { expect, test } from 'vitest';
import { codeSandboxForm, stackBlitzForm } from './playground-form';
import { zipHref } from './zip-href';

const project: DemoProject = {
  name: 'dim-lamp',
  main: 'src/DimLamp.tsx',
  files: { 'package.json': '{}\n', 'src/DimLamp.tsx': 'const light = "☀ & <b>";\n' },
};

test('StackBlitz gets every file as a field, and shows that of the demo', () => {
  expect(stackBlitzForm('https://blitz.example/run', project, 'Dim it')).toEqual({
    action: 'https://blitz.example/run?file=src%2FDimLamp.tsx',
    fields: [
      ['project[title]', 'Dim it'],
      ['project[description]', 'Dim it'],
      ['project[template]', 'node'],
      ['project[files][package.json]', '{}\n'],
      ['project[files][src/DimLamp.tsx]', 'const light = "☀ & <b>";\n'],
    ],
  });
});

test('CodeSandbox gets the files compressed, in an alphabet that needs no escape', () => {
  const { action, fields } = codeSandboxForm('https://box.example/define', project);
  const { parameters = '', ...others } = Object.fromEntries(fields);
  expect(action).toBe('https://box.example/define');
  expect(others).toEqual({ environment: 'server', query: 'file=/src/DimLamp.tsx' });
  expect(parameters).toMatch(/^[\w-]+$/);
  const padded = parameters.replace(/-/g, '+').replace(/_/g, '/');
  expect(JSON.parse(LZString.decompressFromBase64(padded))).toEqual({
    files: {
      'package.json': { content: '{}\n' },
      'src/DimLamp.tsx': { content: 'const light = "☀ & <b>";\n' },
    },
  });
});

test('a ZIP file unpacks into one folder', () => {
  const [type, data = ''] = zipHref(project).split(',');
  expect(type).toBe('data:application/zip;base64');
  const unpacked = Object.entries(unzipSync(Uint8Array.from(Buffer.from(data, 'base64'))));
  expect(unpacked.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['dim-lamp/package.json', '{}\n'],
    ['dim-lamp/src/DimLamp.tsx', 'const light = "☀ & <b>";\n'],
  ]);
});

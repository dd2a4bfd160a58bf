import { describe, expect, test } from 'vitest';
import { EditProblem } from './compile';
import { placeOf } from './error-place';
import { compileAll, fetchPackages, runModules } from './link';
import type { RunProblem } from './messages';

const registry = {
  lamps: async () => ({ default: 'lamp', colour: 'amber' }),
  'react/jsx-runtime': async () => ({ jsx: (type: unknown) => ({ type }) }),
};

/** What the module `Lamp.tsx` exports. */
async function run(files: Record<string, string>, entry = 'Lamp.tsx') {
  const compiled = compileAll(entry, files);
  return runModules(
    entry,
    compiled,
    await fetchPackages(compiled, files, registry),
    () => undefined,
  );
}

async function problemIn(files: Record<string, string>): Promise<RunProblem | undefined> {
  return run(files).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof EditProblem) return error.problem;
      throw error;
    },
  );
}

test('a module imports packages, in both ways, and files beside it', async () => {
  const files = {
    'Lamp.tsx': `import lamp, { colour } from 'lamps';
import * as all from 'lamps';
import { watts, type Watts } from './watts';
import places from './places.json';
const own: Watts = watts;
export default [lamp, colour, all.colour, own, places[0]];`,
    'watts.ts': 'export type Watts = number; export const watts: Watts = 40;',
    'places.json': '["desk"]',
  };
  expect((await run(files))['default']).toEqual(['lamp', 'amber', 'amber', 40, 'desk']);
});

test('tags become calls, in TypeScript and in JavaScript', async () => {
  const text = 'export default <b />;';
  for (const entry of ['Lamp.tsx', 'Lamp.jsx']) {
    expect((await run({ [entry]: text }, entry))['default']).toEqual({ type: 'b' });
  }
});

test.each([
  ['all of it as the default', { default: { on: 1 } }, { on: 1 }, 1],
  ['a default of its own', { default: { __esModule: true, default: 2, on: 1 } }, 2, 1],
  ['a function', { default: Math.abs }, Math.abs, undefined],
])('a package that was CommonJS gives %s', async (_what, chunk, whole, on) => {
  const text = "import all, { on } from 'chunk';\nexport const whole = all;\nexport default on;";
  const compiled = compileAll('Lamp.tsx', { 'Lamp.tsx': text });
  const packages = await fetchPackages(compiled, {}, { chunk: async () => chunk });
  const lamp = runModules('Lamp.tsx', compiled, packages, () => undefined);
  expect(lamp).toEqual({ whole, default: on });
});

test('modules may import each other', async () => {
  const files = {
    'Lamp.tsx': "import { on } from './on'; export const name = 'lamp'; export default () => on();",
    'on.ts': "import { name } from './Lamp'; export const on = () => `${name} on`;",
  };
  const { default: lamp } = await run(files);
  expect((lamp as () => string)()).toBe('lamp on');
});

describe('what is wrong is told with its line:', () => {
  test.each([
    ['syntax of a tag', 'const a = 1;\nexport default () => <b>;\n', 'syntax', 2],
    ['a tag closed by another', 'export default () => (\n  <b>\n    on</i>\n);\n', 'syntax', 3],
    ['a fragment closed by a tag', 'export default () => <>\n  on</b>;\n', 'syntax', 2],
    ['syntax of a statement', 'const a = 1;\nconst a = 2;', 'syntax', 2],
    ['an unknown package', "import a from 'lamps';\nimport b from 'chairs';\na; b;", 'module', 2],
    ['an unknown file', "\nimport b from './chairs';\nb;", 'module', 2],
  ])('%s', async (_what, text, kind, line) => {
    expect(await problemIn({ 'Lamp.tsx': text })).toMatchObject({ kind, line, file: 'Lamp.tsx' });
  });

  test('what a name that every object has imports', async () => {
    const text = "import a from 'constructor';\na;";
    expect(await problemIn({ 'Lamp.tsx': text })).toMatchObject({ kind: 'module', line: 1 });
  });

  test('the words tell no place, as the line does', async () => {
    const { message } = (await problemIn({ 'Lamp.tsx': 'const a = ;' })) ?? {};
    expect(message).toBe('Unexpected token');
  });

  test('the words name the tag that is open', async () => {
    const { message } = (await problemIn({ 'Lamp.tsx': 'const a = <b.c>on</b>;' })) ?? {};
    expect(message).toBe('Expected corresponding JSX closing tag for <b.c>');
  });
});

test('an error while it runs has the place in the edited file', async () => {
  const files = {
    'Lamp.tsx': "import { on } from './on';\n\nexport default on();",
    'on.ts': 'export function on() {\n  for (;;) {\n    throw new Error("dark");\n  }\n}',
  };
  const error = await run(files).catch((one: Error) => one);
  expect(placeOf((error as Error).stack)).toEqual({ file: 'on.ts', line: 3 });
});

test.each([
  ['no stack', undefined],
  ['other places', 'Error: x\n    at f (https://lamps.example/a.js:3:1)'],
  ['the head of the function', 'Error: x\n    at lectern-edit/Lamp.tsx:1:1'],
])('%s tells no place', (_what, stack) => {
  expect(placeOf(stack)).toEqual({});
});

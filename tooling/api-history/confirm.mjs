/**
 * Draws props by chance from the recorded histories and confirms since when each is there, by asking
 * the compiler about the version on record and the one before: `pnpm api:confirm [count]`. It shares
 * nothing with what made the record but the published types.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../bootstrap/run.mjs';
import { fetchVersion } from './fetch-version.mjs';
import { libraries } from './libraries.mjs';
import { versionsOf } from './versions.mjs';

const count = Number(process.argv[2] ?? 20);
const drawn = shuffle(await candidates()).slice(0, count);
let wrong = 0;
for (const { library, component, prop, since } of drawn) {
  const versions = versionsOf(library);
  const index = versions.findIndex(({ version }) => version.startsWith(`${since}.`));
  const [before, there] = await Promise.all(
    [versions[index - 1], versions[index]].map((version) =>
      takes(library, version, component, prop),
    ),
  );
  const isRight = there && !before;
  if (!isRight) wrong += 1;
  const places = `${versions[index - 1].version}: ${before}, ${versions[index].version}: ${there}`;
  console.log(
    `${isRight ? 'right' : 'WRONG'}  ${library.id} ${component}.${prop} since ${since}  (${places})`,
  );
}
console.log(`${drawn.length - wrong} of ${drawn.length} are right.`);
process.exitCode = wrong > 0 ? 1 : 0;

/** Props with a version that they came with. */
async function candidates() {
  const found = [];
  for (const library of libraries) {
    const file = path.join(root, 'packages/api-docs/history', `${library.id}.json`);
    const { components } = JSON.parse(await readFile(file, 'utf8'));
    for (const [component, { props = {} }] of Object.entries(components)) {
      for (const [prop, { since }] of Object.entries(props)) {
        if (since !== undefined) found.push({ library, component, prop, since });
      }
    }
  }
  return found;
}

/** Whether a component of a version takes a prop, asked of the compiler. */
async function takes(library, { version, packages }, component, prop) {
  const folder = await fetchVersion({
    id: library.id,
    version,
    specs: packages.map((one) => `${one.name}@${one.version}`),
    peers: library.peersFor(version),
  });
  const sources = packages.map(({ name }, index) => `import * as p${index} from '${name}';`);
  const keys = packages.map(
    (_package, index) =>
      `| (typeof p${index} extends { ${component}: infer C } ? (C extends React.JSXElementConstructor<infer P> ? AnyKey<P> : never) : never)`,
  );
  const file = path.join(folder, 'confirm.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `import * as React from 'react';
${sources.join('\n')}
type AnyKey<T> = T extends unknown ? keyof T : never;
type Keys = ${keys.join('\n  ')};
export const takes: '${prop}' extends Keys ? true : false = null!;
`,
  );
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    types: ['react'],
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const [exported] = checker.getExportsOfModule(module);
  return checker.typeToString(checker.getTypeOfSymbol(exported)) === 'true';
}

function shuffle(items) {
  return items
    .map((item) => [Math.random(), item])
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

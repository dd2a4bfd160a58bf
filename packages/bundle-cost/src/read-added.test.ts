import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAdded } from './read-added';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'added-'));
  await mkdir(path.join(directory, 'content'));
  await writeFile(path.join(directory, 'lock.yaml'), 'lamp: 1');
  await writeFile(path.join(directory, 'lamp.ts'), `export const lamp = '${'glow '.repeat(9)}';`);
});
afterEach(() => rm(directory, { recursive: true }));

const write = (name: string, text: string) =>
  writeFile(path.join(directory, 'content', `${name}.tsx`), text);

const read = (modules: Readonly<Record<string, string>>) =>
  readAdded({
    modules: Object.entries(modules).map(([name, hash]) => ({ path: `./content/${name}`, hash })),
    directory,
    base: { library: 'Lamps', source: "export { lamp } from './lamp';" },
    cacheDir: path.join(directory, 'cache'),
    lockFile: path.join(directory, 'lock.yaml'),
  });

test('what the base has costs nothing, what a module brings costs its bytes', async () => {
  await write('Reuse', "import { lamp } from '../lamp';\nexport default () => lamp;");
  await write('Own', `export default () => ${JSON.stringify(Math.E.toString(36))};`);
  const added = await read({ Reuse: 'a', Own: 'b' });
  expect([...added.keys()]).toEqual(['./content/Reuse', './content/Own']);
  expect(added.get('./content/Reuse')).toBeLessThan(added.get('./content/Own') ?? 0);
});

test('a module is measured again when its hash changes, and not before', async () => {
  await write('Dim', 'export default 1;');
  const first = await read({ Dim: 'a' });
  await write('Dim', `export default ${JSON.stringify('a lamp that is dimmed by hand')};`);
  expect(await read({ Dim: 'a' })).toEqual(first);
  const [before, after] = [first, await read({ Dim: 'b' })].map((one) => one.get('./content/Dim'));
  expect(after).toBeGreaterThan(before ?? Infinity);
});

test('a module that does not bundle has no figure and takes none from the others', async () => {
  await write('Broken', "import 'no-such-package';\nexport default 1;");
  await write('Dim', 'export default 1;');
  expect([...(await read({ Broken: 'a', Dim: 'a' })).keys()]).toEqual(['./content/Dim']);
});

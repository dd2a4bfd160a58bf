import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCosts } from './node';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-material-cost-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = path.join(folder, 'lock.yaml');
const cacheDir = path.join(folder, 'cache');
writeFileSync(lockFile, 'first');

const statementOf = (name: string) => `import ${name} from '@mui/material/${name}';`;
const read = (...names: readonly string[]) =>
  readCosts({
    imports: names.map((name) => ({
      packageName: '@mui/material',
      name,
      statement: statementOf(name),
    })),
    directory: path.join(import.meta.dirname, '..'),
    cacheDir,
    lockFile,
  });

test('what shares much with the basics of Material UI adds little to them', async () => {
  const { costs, issues } = await read('Button', 'Autocomplete');
  expect(issues).toEqual([]);
  const [button, autocomplete] = ['Button', 'Autocomplete'].map(
    (name) => costs[statementOf(name)]!,
  );
  expect(button!.alone).toBeGreaterThan(button!.added);
  expect(button!.added).toBeLessThan(button!.alone / 100);
  expect(autocomplete!.alone).toBeGreaterThan(button!.alone);
  expect(autocomplete!.added).toBeGreaterThan(button!.added);
  expect(autocomplete!.added).toBeLessThan(autocomplete!.alone);
}, 60_000);

test('what needs a peer that is not installed has no cost', async () => {
  expect(await read('PigmentGrid')).toEqual({ costs: {}, issues: [] });
}, 60_000);

test('a result is kept until what is installed changes', async () => {
  const first = await read('Box');
  const files = readdirSync(cacheDir);
  const [kept] = files.filter((file) =>
    readFileSync(path.join(cacheDir, file), 'utf8').includes(statementOf('Box')),
  );
  const changed = { ...first, costs: { [statementOf('Box')]: { alone: 1, added: 1, beside: '' } } };
  writeFileSync(path.join(cacheDir, kept!), JSON.stringify(changed));
  expect(await read('Box')).toEqual(changed);
  expect(readdirSync(cacheDir)).toEqual(files);

  writeFileSync(lockFile, 'second');
  expect(await read('Box')).toEqual(first);
}, 60_000);

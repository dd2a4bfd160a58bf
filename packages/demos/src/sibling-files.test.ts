import { expect, test } from 'vitest';
import { siblingFiles } from './sibling-files';

const files = new Map([
  ['Shop.tsx', "import { Basket } from './basket';\nimport { Till } from './till';\n"],
  ['basket.tsx', "import { goods } from './goods';\n\nexport const Basket = goods;\n"],
  ['goods.ts', 'export const goods = [];\n'],
  ['till.tsx', 'export const Till = null;\n'],
  ['Other.tsx', ''],
]);
const highlight = (code: string) => Promise.resolve({ ts: code });

test('a demo shows the files that it reaches, once each and without its own', async () => {
  const found = await siblingFiles('Shop.tsx', { files, highlight });
  expect(found.map(({ name, lines }) => [name, lines])).toEqual([
    ['basket.tsx', 3],
    ['goods.ts', 1],
    ['till.tsx', 1],
  ]);
  expect(found[1]?.code).toEqual({ ts: 'export const goods = [];' });
});

test('a demo that imports no file has none', async () => {
  expect(await siblingFiles('Other.tsx', { files, highlight })).toEqual([]);
});

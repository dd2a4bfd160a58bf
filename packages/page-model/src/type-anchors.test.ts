import { expect, test } from 'vitest';
import { typeAnchors } from './type-anchors';

test('a type has an anchor by its name, and a number where others have the name too', () => {
  const keys = [
    'SxProps<Theme>',
    'SxProps<{ a: () => Map<A, B> }>',
    "Menu['onClose']",
    'typeof Menu',
  ];
  expect([...typeAnchors(keys).values()]).toEqual([
    'type-SxProps',
    'type-SxProps-2',
    'type-Menu-onClose',
    'type-typeof-Menu',
  ]);
});

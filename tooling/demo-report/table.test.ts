import { expect, test } from 'vitest';
import { table } from './table.mjs';

test('the heaviest demo comes first, and faults are told below', () => {
  const text = table([
    { area: 'lamps', id: 'desk/Dim', added: 1250, look: { axe: [0, 0, 0], console: 0 } },
    {
      area: 'lamps',
      id: 'desk/Bright',
      added: 20_400,
      look: { axe: [1, 2, 0], console: 0, findings: ['dark, color-contrast: too pale'] },
    },
    { area: 'lamps', id: 'desk/New' },
  ]);
  expect(text).toBe(
    [
      'demo                 KB  light  dark  rtl  console',
      'lamps/desk/Bright  20.4      1     2    0        0',
      'lamps/desk/Dim      1.3      0     0    0        0',
      'lamps/desk/New        -      -     -    -        -',
      '',
      '3 demos, 2 of them looked at as they are now, 1 with faults.',
      'lamps/desk/Bright: dark, color-contrast: too pale',
    ].join('\n'),
  );
});

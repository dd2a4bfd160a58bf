import { expect, test } from 'vitest';
import { typePieces } from './type-pieces';

const types = Object.fromEntries(
  [
    'SxProps<Theme>',
    'Theme',
    "Menu['onClose']",
    "Of<Menu>['of']",
    'Menu',
    'React.Ref',
    'typeof Menu',
  ].map((key) => [key, { text: '' }]),
);

const linked = (text: string) =>
  typePieces(text, types).flatMap(({ text: piece, key }) => (key ? [[piece, key]] : []));

test.each([
  [
    'SxProps<Theme>',
    [
      ['SxProps', 'SxProps<Theme>'],
      ['Theme', 'Theme'],
    ],
  ],
  [
    "Menu['onClose'] | Menu['id']",
    [
      ["Menu['onClose']", "Menu['onClose']"],
      ['Menu', 'Menu'],
    ],
  ],
  [
    "Of<Menu>['of']",
    [
      ['Of', "Of<Menu>['of']"],
      ['Menu', 'Menu'],
    ],
  ],
  ['React.Ref<HTMLElement>', [['React.Ref', 'React.Ref']]],
  [
    '(Menu: Theme) => typeof Menu',
    [
      ['Theme', 'Theme'],
      ['typeof Menu', 'typeof Menu'],
    ],
  ],
  ['typeof Other & { Menu?: string; Theme(): void }', []],
  ["'Menu' | \"Theme\" | 'it\\'s Menu'", []],
  ['`Menu${Menu}`', [['Menu', 'Menu']]],
  [
    'SxProps<(theme: Theme) => Theme>',
    [
      ['Theme', 'Theme'],
      ['Theme', 'Theme'],
    ],
  ],
])('in %s the known names are found', (text, expected) => {
  expect(linked(text)).toEqual(expected);
  expect(
    typePieces(text, types)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

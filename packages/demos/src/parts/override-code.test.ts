import type { ComponentFacts } from '@lectern/page-model';
import { describe, expect, test } from 'vitest';
import { FORMS, formsOf, overrideCode, themeName } from './override-code';
import type { Part } from './read-parts';

const prop = (name: string) => ({ name, type: 'string', required: false });

const chip: ComponentFacts = {
  name: 'Chip',
  path: '/material-ui/api/chip/',
  imports: ["import { Chip } from '@mui/material';", "import Chip from '@mui/material/Chip';"],
  themeName: 'MuiChip',
  polymorphic: true,
  props: ['sx', 'className', 'slotProps'].map(prop),
  slots: [{ name: 'label', className: 'MuiChip-label' }],
  classes: ['root', 'label', 'icon'].map((key) => ({ key, className: `MuiChip-${key}` })),
  cssVariables: [],
};
const joyChip: ComponentFacts = {
  ...chip,
  imports: ["import { Chip } from '@mui/joy';", "import Chip from '@mui/joy/Chip';"],
  themeName: 'JoyChip',
};
const { themeName: _none, ...unthemed } = chip;
const grid: ComponentFacts = {
  ...unthemed,
  name: 'DataGrid',
  imports: ["import { DataGrid } from '@mui/x-data-grid';"],
};

const partOf = (component: ComponentFacts, slot: string, className = `MuiChip-${slot}`): Part => ({
  component,
  slot,
  className,
  states: [],
});
const inside = { inside: true, weight: 1 };
const outside = { inside: false, weight: 1 };
const radius = [{ property: 'border-radius', value: '4px' }];

describe('only forms that reach a part are offered', () => {
  test.each([
    ['a slot that can be replaced', partOf(chip, 'label'), inside, FORMS],
    ['a slot that can not', partOf(chip, 'icon'), inside, ['sx', 'styled', 'theme', 'css']],
    ['a slot in a popup', partOf(chip, 'label'), outside, ['theme', 'slotProps', 'css']],
    ['a slot that Joy UI names', partOf(joyChip, 'label'), inside, FORMS],
    ['one that it does not', partOf(joyChip, 'icon'), inside, ['sx', 'styled', 'css']],
    [
      'a class of another component',
      partOf(chip, 'icon', 'MuiLamp-icon'),
      inside,
      ['sx', 'styled', 'css'],
    ],
    [
      'a component without a prop for styles',
      partOf({ ...chip, props: [] }, 'label'),
      inside,
      ['theme', 'css'],
    ],
  ])('%s', (_what, part, place, expected) => {
    expect(formsOf(part, place)).toEqual(expected);
  });

  test('a theme knows the grid by its classes', () => {
    expect(themeName(partOf(grid, 'cell', 'MuiDataGrid-cell'))).toBe('MuiDataGrid');
  });
});

const code = (part: Part, form: (typeof FORMS)[number], weight = 1) =>
  overrideCode(part, form, radius, { inside: true, weight });

describe('an override is a file of its own', () => {
  test('in sx, on the root or on a slot', () => {
    expect(code(partOf(chip, 'root'), 'sx')).toMatchInlineSnapshot(`
      "import type { ComponentProps } from 'react';
      import Chip from '@mui/material/Chip';

      export function MyChip(props: ComponentProps<typeof Chip>) {
        return (
          <Chip
            {...props}
            sx={{
              borderRadius: '4px',
            }}
          />
        );
      }
      "
    `);
    expect(code(partOf(chip, 'label'), 'sx')).toMatchInlineSnapshot(`
      "import type { ComponentProps } from 'react';
      import Chip from '@mui/material/Chip';

      export function MyChip(props: ComponentProps<typeof Chip>) {
        return (
          <Chip
            {...props}
            sx={{
              '& .MuiChip-label': {
                borderRadius: '4px',
              },
            }}
          />
        );
      }
      "
    `);
  });

  test('with styled, of the library', () => {
    expect(code(partOf(chip, 'label'), 'styled')).toMatchInlineSnapshot(`
      "import { styled } from '@mui/material/styles';
      import Chip from '@mui/material/Chip';

      export const MyChip = styled(Chip)({
        '& .MuiChip-label': {
          borderRadius: '4px',
        },
      });
      "
    `);
    expect(code(partOf(joyChip, 'root'), 'styled')).toMatchInlineSnapshot(`
      "import { styled } from '@mui/joy/styles';
      import Chip from '@mui/joy/Chip';

      export const MyChip = styled(Chip)({
        borderRadius: '4px',
      });
      "
    `);
  });

  test('in the theme, which has to know the package', () => {
    expect(code(partOf(chip, 'label'), 'theme')).toMatchInlineSnapshot(`
      "import { createTheme } from '@mui/material/styles';

      export const theme = createTheme({
        components: {
          MuiChip: {
            styleOverrides: {
              label: {
                borderRadius: '4px',
              },
            },
          },
        },
      });
      "
    `);
    expect(code(partOf(joyChip, 'label'), 'theme')).toMatchInlineSnapshot(`
      "import { extendTheme } from '@mui/joy/styles';

      export const theme = extendTheme({
        components: {
          JoyChip: {
            styleOverrides: {
              label: {
                borderRadius: '4px',
              },
            },
          },
        },
      });
      "
    `);
    expect(code(partOf(grid, 'cell--pinned', 'MuiDataGrid-cell'), 'theme')).toMatchInlineSnapshot(`
      "import { createTheme } from '@mui/material/styles';
      import type {} from '@mui/x-data-grid/themeAugmentation';

      export const theme = createTheme({
        components: {
          MuiDataGrid: {
            styleOverrides: {
              'cell--pinned': {
                borderRadius: '4px',
              },
            },
          },
        },
      });
      "
    `);
  });

  test('in slotProps, beside those it is given', () => {
    expect(code(partOf(chip, 'label'), 'slotProps')).toMatchInlineSnapshot(`
      "import type { ComponentProps } from 'react';
      import Chip from '@mui/material/Chip';

      export function MyChip(props: ComponentProps<typeof Chip>) {
        return (
          <Chip
            {...props}
            slotProps={{
              ...props.slotProps,
              label: {
                style: {
                  borderRadius: '4px',
                },
              },
            }}
          />
        );
      }
      "
    `);
  });

  test('in CSS, with the weight that wins', () => {
    expect(code(partOf(chip, 'label'), 'css')).toMatchInlineSnapshot(`
      ".MuiChip-label.MuiChip-label {
        border-radius: 4px;
      }
      "
    `);
    expect(code(partOf(chip, 'label'), 'css', 3)).toMatchInlineSnapshot(`
      ".MuiChip-label.MuiChip-label.MuiChip-label.MuiChip-label {
        border-radius: 4px;
      }
      "
    `);
  });
});

test('a value stays a value, whatever is in it', () => {
  const text = overrideCode(
    partOf(chip, 'root'),
    'styled',
    [
      { property: 'font-family', value: "'Lamp', serif" },
      { property: '--glow', value: '1\n2' },
    ],
    inside,
  );
  expect(text).toContain("fontFamily: '\\'Lamp\\', serif',");
  expect(text).toContain("'--glow': '1 2',");
});

import type { ComponentFacts } from '@lectern/page-model';
import { describe, expect, test } from 'vitest';
import { partsOf, prefixesOf } from './read-parts';

/** Facts of a component whose classes are given by their keys; a `!` marks a slot of `slots`. */
function facts(name: string, keys: string): ComponentFacts {
  const all = keys.split(' ');
  const classOf = (key: string) =>
    ['disabled', 'focusVisible'].includes(key) ? `Mui-${key}` : `Mui${name}-${key}`;
  return {
    name,
    path: `/api/${name}/`,
    imports: [`import ${name} from '@lamps/react/${name}';`],
    polymorphic: false,
    props: [],
    slots: all.filter((key) => key.endsWith('!')).map((key) => ({ name: key.slice(0, -1) })),
    classes: all.map((key) => ({
      key: key.replace('!', ''),
      className: classOf(key.replace('!', '')),
    })),
    cssVariables: [],
  };
}

const known = [
  facts('ButtonBase', 'root disabled focusVisible'),
  facts('Button', 'root contained icon startIcon iconSizeMedium disabled'),
  facts('Slider', 'root! thumb! thumbSizeSmall thumbColorPrimary'),
  facts('Tabs', 'root! list! flexContainer scroller fixed'),
  facts('DataGrid', 'root cell! cell--textLeft'),
  facts('Paper', 'root elevation8 rounded'),
  facts('Popover', 'root! paper!'),
  facts('Menu', 'root! paper!'),
];
const factsOf = (prefix: string) => known.find(({ name }) => `Mui${name}` === prefix);

describe('the classes of an element tell what it is', () => {
  test.each([
    ['a plain element', 'lamp row', []],
    ['a class of a component that nobody knows', 'MuiTouchRipple-root', []],
    ['a state alone', 'Mui-disabled', []],
    [
      'a root above its base',
      'MuiButtonBase-root Mui-disabled MuiButton-root MuiButton-contained mui-1x2y',
      ['Button root (disabled contained)', 'ButtonBase root (disabled)'],
    ],
    [
      'the longer of two names',
      'MuiButton-icon MuiButton-startIcon MuiButton-iconSizeMedium',
      ['Button startIcon (icon iconSizeMedium)'],
    ],
    [
      'a slot beside its variants',
      'MuiSlider-thumb MuiSlider-thumbSizeSmall MuiSlider-thumbColorPrimary MuiSlider-thumbSizeSmall',
      ['Slider thumb (thumbSizeSmall thumbColorPrimary)'],
    ],
    [
      'the slot that can be replaced',
      'MuiTabs-flexContainer MuiTabs-list',
      ['Tabs list (flexContainer)'],
    ],
    [
      'a cell of a grid',
      'MuiDataGrid-cell MuiDataGrid-cell--textLeft',
      ['DataGrid cell (cell--textLeft)'],
    ],
    [
      'one paper of three components, the most specific first',
      'MuiPaper-root MuiPaper-elevation8 MuiPopover-paper MuiMenu-paper',
      ['Menu paper ()', 'Popover paper ()', 'Paper root (elevation8)'],
    ],
  ])('%s', (_what, classes, expected) => {
    const parts = partsOf(classes.split(' '), factsOf);
    expect(
      parts.map(({ component, slot, states }) => `${component.name} ${slot} (${states.join(' ')})`),
    ).toEqual(expected);
  });
});

test('components are named once, and not by classes of states', () => {
  expect(prefixesOf(['MuiButton-root', 'MuiButton-text', 'Mui-disabled', 'lamp'])).toEqual([
    'MuiButton',
  ]);
});

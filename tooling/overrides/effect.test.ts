// @vitest-environment jsdom
import type { ComponentFacts } from '@lectern/page-model';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Part } from '../../packages/demos/src/parts/read-parts';
import { isInside, listParts } from '../../packages/demos/src/parts/list-parts';
import { formsOf, overrideCode } from '../../packages/demos/src/parts/override-code';
import { readAreaFacts } from './area-facts';
import { clear, draw, packagesOf } from './draw';
import { runModule } from './run-module';

type Props = Readonly<Record<string, unknown>>;

/** Components with the props that bring their slots out; popups stand in place. */
const SHOWN: readonly (readonly [area: string, component: string, props: Props])[] = [
  ['material-ui', 'Alert', { children: 'Lamp', action: 'Off', onClose: () => undefined }],
  ['material-ui', 'AppBar', { children: 'Lamps' }],
  ['material-ui', 'Avatar', { children: 'L' }],
  ['material-ui', 'Badge', { badgeContent: 3, children: 'Lamps' }],
  ['material-ui', 'Button', { children: 'Lamp', startIcon: 'i', endIcon: 'e' }],
  ['material-ui', 'Checkbox', {}],
  ['material-ui', 'Chip', { label: 'Lamp', onDelete: () => undefined }],
  ['material-ui', 'CircularProgress', {}],
  ['material-ui', 'Divider', { children: 'or' }],
  ['material-ui', 'LinearProgress', {}],
  ['material-ui', 'ListItemText', { primary: 'Lamp', secondary: 'On' }],
  ['material-ui', 'Rating', { defaultValue: 2 }],
  ['material-ui', 'Slider', { defaultValue: 2, marks: [{ value: 2, label: 'Two' }] }],
  ['material-ui', 'SnackbarContent', { message: 'Saved', action: 'Undo' }],
  ['material-ui', 'StepLabel', { children: 'Pay' }],
  ['material-ui', 'Switch', {}],
  ['material-ui', 'TextField', { label: 'Name', helperText: 'In full' }],
  ['material-ui', 'ToggleButton', { value: 'on', children: 'On' }],
  ['material-ui', 'Typography', { children: 'Lamp' }],
  ['joy-ui', 'Alert', { children: 'Lamp', startDecorator: 'i', endDecorator: 'e' }],
  ['joy-ui', 'Avatar', { children: 'L' }],
  ['joy-ui', 'Button', { children: 'Lamp', startDecorator: 'i', endDecorator: 'e' }],
  ['joy-ui', 'Checkbox', { label: 'Lamp' }],
  ['joy-ui', 'Chip', { children: 'Lamp', startDecorator: 'i' }],
  ['joy-ui', 'Input', { startDecorator: 'i', endDecorator: 'e' }],
  ['joy-ui', 'Radio', { label: 'Lamp' }],
  ['joy-ui', 'Slider', { defaultValue: 2 }],
  ['joy-ui', 'Switch', { startDecorator: 'off' }],
];

const OUTLINE = [{ property: 'outline', value: '3px solid rgb(1, 2, 3)' }];

const facts = new Map<string, Map<string, ComponentFacts>>();
beforeAll(async () => {
  for (const area of ['material-ui', 'joy-ui']) facts.set(area, await readAreaFacts(area));
}, 300_000);

/** What gives an area's components their theme. */
function themedOf(area: string) {
  const { require } = packagesOf(area);
  const styles = require(area === 'joy-ui' ? '@mui/joy/styles' : '@mui/material/styles') as {
    ThemeProvider: import('react').ComponentType<{ theme: unknown }>;
    CssVarsProvider: import('react').ComponentType<{ theme: unknown }>;
  };
  return area === 'joy-ui' ? styles.CssVarsProvider : styles.ThemeProvider;
}

afterEach(clear);

/** What the module of an override exports. */
const run = (code: string, require: NodeJS.Require) => Object.values(runModule(code, require))[0];

describe('what is pasted takes effect', () => {
  test.each(SHOWN)('%s: %s', (area, name, props) => {
    const { require, React } = packagesOf(area);
    const Themed = themedOf(area);
    const component = facts.get(area)?.get(name);
    if (!component) throw new Error(`${name} is not documented.`);
    const [line = ''] = component.imports.slice(-1);
    const View = run(
      `${line}\nexport const View = ${name};`,
      require,
    ) as import('react').ElementType;
    draw(area, React.createElement(View, props));
    const factsOf = (prefix: string) => (prefix === `Mui${name}` ? component : undefined);
    const parts = new Map<string, Part>();
    for (const { element, parts: all } of listParts([document.body], factsOf)) {
      const part = all.find((one) => one.component === component);
      if (part && isInside(element, part)) parts.set(part.slot, part);
    }
    expect(parts.size).toBeGreaterThan(0);
    const without: string[] = [];
    for (const part of parts.values()) {
      const place = { inside: true, weight: 1 };
      for (const form of formsOf(part, place)) {
        if (form === 'css') continue;
        const made = run(overrideCode(part, form, OUTLINE, place), require);
        const element =
          form === 'theme'
            ? React.createElement(Themed, { theme: made }, React.createElement(View, props))
            : React.createElement(made as import('react').ElementType, props);
        draw(area, element);
        const styled = document.querySelector(`.${part.className}`);
        if (!styled || getComputedStyle(styled).outline !== '3px solid rgb(1, 2, 3)') {
          without.push(`${part.slot} ${form}`);
        }
      }
    }
    expect(without).toEqual([]);
  });
});

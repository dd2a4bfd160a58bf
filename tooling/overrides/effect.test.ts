// @vitest-environment jsdom
import type { ComponentFacts } from '@lectern/page-model';
import { createRequire } from 'node:module';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Part } from '../../packages/demos/src/parts/read-parts';
import { isInside, listParts } from '../../packages/demos/src/parts/list-parts';
import { formsOf, overrideCode } from '../../packages/demos/src/parts/override-code';
import { areaDirectory, readAreaFacts } from './area-facts';
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

/** The packages of one area, in which all elements of a test are made. */
function packagesOf(area: string) {
  const require = createRequire(`${areaDirectory(area)}/package.json`);
  const React = require('react') as typeof import('react');
  const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
  const { flushSync } = require('react-dom') as typeof import('react-dom');
  const styles = require(area === 'joy-ui' ? '@mui/joy/styles' : '@mui/material/styles') as {
    ThemeProvider: import('react').ComponentType<{ theme: unknown }>;
    CssVarsProvider: import('react').ComponentType<{ theme: unknown }>;
  };
  const Themed = area === 'joy-ui' ? styles.CssVarsProvider : styles.ThemeProvider;
  return { require, React, createRoot, flushSync, Themed };
}

let unmount = () => undefined as void;
afterEach(() => unmount());

function draw(
  { createRoot, flushSync }: ReturnType<typeof packagesOf>,
  element: import('react').ReactNode,
) {
  unmount();
  const container = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(container);
  flushSync(() => drawn.render(element));
  unmount = () => {
    drawn.unmount();
    container.remove();
  };
}

/** What the module of an override exports. */
const run = (code: string, require: NodeJS.Require) => Object.values(runModule(code, require))[0];

describe('what is pasted takes effect', () => {
  test.each(SHOWN)('%s: %s', (area, name, props) => {
    const packages = packagesOf(area);
    const { require, React, Themed } = packages;
    const component = facts.get(area)?.get(name);
    if (!component) throw new Error(`${name} is not documented.`);
    const [line = ''] = component.imports.slice(-1);
    const View = run(
      `${line}\nexport const View = ${name};`,
      require,
    ) as import('react').ElementType;
    draw(packages, React.createElement(View, props));
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
        draw(packages, element);
        const styled = document.querySelector(`.${part.className}`);
        if (!styled || getComputedStyle(styled).outline !== '3px solid rgb(1, 2, 3)') {
          without.push(`${part.slot} ${form}`);
        }
      }
    }
    expect(without).toEqual([]);
  });
});

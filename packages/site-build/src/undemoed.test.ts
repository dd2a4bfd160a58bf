import { formatIssues, type ApiModel, type ApiProp } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { checkUndemoed, describeUndemoed, findUndemoed, listUndemoed } from './undemoed';

const prop = (name: string, deprecated?: string): ApiProp => ({
  name,
  type: 'boolean',
  required: false,
  description: '',
  ...(deprecated !== undefined && { deprecated }),
});
const model = (name: string, props: readonly ApiProp[], deprecated?: string): ApiModel => ({
  name,
  kind: 'component',
  packageName: 'lamps',
  packageVersion: '7.1.1',
  imports: [],
  description: '',
  props,
  slots: [],
  classes: [],
  polymorphic: false,
  ...(deprecated !== undefined && { deprecated }),
});
const undemoed = findUndemoed(
  {
    library: {
      id: 'lamps',
      name: 'Lamps',
      packages: ['lamps'],
      prefix: '/lamps/api/',
      group: '/lamps/api/',
    },
    models: [
      model('Desk', [prop('legs')]),
      model('Lamp', [prop('on'), prop('dim'), prop('hue'), prop('gas', '')]),
      model('Torch', [prop('on')], 'Use Lamp.'),
    ],
    functions: [],
    excluded: [],
  },
  new Map([
    ['lamps Desk', []],
    ['lamps Lamp.on', []],
  ]),
);

test('what no demo shows is counted and listed; what is deprecated needs no demo', () => {
  expect(undemoed.documented).toBe(4);
  expect(listUndemoed(undemoed)).toBe('Desk: legs\nLamp: dim, hue');
});

test('more than recorded is an issue', () => {
  expect(formatIssues(checkUndemoed(undemoed, 1))).toMatchInlineSnapshot(`
    "apps/undemoed.json  No demo shows 3 documented props of lamps; the record allows 1. [prop-undemoed]
        Show 2 of them in a demo; "pnpm api:undemoed" lists them.

    1 problem"
  `);
});

test.each([undefined, 3, 4])('with %s recorded there is none', (recorded) => {
  expect(checkUndemoed(undemoed, recorded)).toEqual([]);
});

test.each([
  [undefined, 'No demo shows 3 of 4 documented props of lamps.'],
  [3, 'No demo shows 3 of 4 documented props of lamps.'],
  [4, 'No demo shows 3 of 4 documented props of lamps. Lower 4 to 3 in apps/undemoed.json.'],
])('with %s recorded a run says: %s', (recorded, text) => {
  expect(describeUndemoed(undemoed, recorded)).toBe(text);
});

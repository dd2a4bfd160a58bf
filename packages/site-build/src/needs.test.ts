import type { DemoUse } from '@lectern/api-docs';
import type { ApiModel, ApiProp } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { findNeeds } from './needs';

const prop = (name: string, since?: string): ApiProp => ({
  name,
  type: 'boolean',
  required: false,
  description: '',
  ...(since !== undefined && { since }),
});
const model = (name: string, props: readonly ApiProp[], since?: string): ApiModel => ({
  kind: 'component',
  name,
  packageName: 'lamps',
  packageVersion: '7.1.1',
  imports: [],
  description: '',
  props,
  slots: [],
  classes: [],
  polymorphic: false,
  ...(since !== undefined && { since }),
});
const api = [
  model('Lamp', [prop('on'), prop('dim', '5.9'), prop('hue', '5.10')]),
  model('Torch', [prop('on')], '6.4'),
];
const used = (component: string, name?: string, packageName = 'lamps'): DemoUse => ({
  component,
  packageName,
  ...(name !== undefined && { prop: name }),
});

test.each<[string, readonly DemoUse[], string | undefined]>([
  ['nothing of the record', [], undefined],
  ['what the oldest version has', [used('Lamp'), used('Lamp', 'on')], undefined],
  ['a prop that came later', [used('Lamp'), used('Lamp', 'dim')], '5.9'],
  ['two of them, 5.10 after 5.9', [used('Lamp', 'hue'), used('Lamp', 'dim')], '5.10'],
  ['a component that came later', [used('Torch'), used('Torch', 'on'), used('Lamp', 'hue')], '6.4'],
  ["another package's component of that name", [used('Torch', undefined, 'tools')], undefined],
])('a demo that uses %s', (_title, uses, expected) => {
  expect(findNeeds(uses, [{ models: api }])).toBe(expected);
});

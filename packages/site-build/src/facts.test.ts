import type { ApiModel, ApiProp } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { componentFacts } from './facts';

const prop = (name: string, type: string, more: Partial<ApiProp> = {}): ApiProp => ({
  name,
  type,
  required: false,
  description: 'Words that no tool needs.',
  ...more,
});

const lamp: ApiModel = {
  kind: 'component',
  name: 'Lamp',
  packageName: '@lamps/react',
  packageVersion: '1.0.0',
  imports: ["import { Lamp } from '@lamps/react';", "import Lamp from '@lamps/react/Lamp';"],
  description: 'A lamp.',
  props: [
    prop('glow', "'warm' | 'cold'", { default: "'warm'" }),
    prop('on', 'boolean', { deprecated: '' }),
    prop('bulbs', '1 | 2 | -1', { required: true }),
    prop('shade', 'Shade | Odd | null'),
    prop('onGlow', "(glow: 'warm' | 'cold') => void"),
    prop('label', 'string'),
  ],
  slots: [{ name: 'bulb', description: '', default: "'i'", className: 'Lamp-bulb' }],
  classes: [{ key: 'bulb', className: 'Lamp-bulb', description: '' }],
  types: {
    Shade: { text: "'paper' | 'silk' | Shade" },
    Odd: { href: 'https://example.com' },
  },
  themeName: 'Lamp',
  polymorphic: true,
};

test('the facts of a component are its API without words', () => {
  expect(componentFacts(lamp, '/lamps/api/lamp/')).toEqual({
    name: 'Lamp',
    path: '/lamps/api/lamp/',
    imports: lamp.imports,
    themeName: 'Lamp',
    polymorphic: true,
    props: [
      {
        name: 'glow',
        type: "'warm' | 'cold'",
        required: false,
        default: "'warm'",
        options: ['warm', 'cold'],
      },
      { name: 'on', type: 'boolean', required: false, deprecated: true, options: [true, false] },
      { name: 'bulbs', type: '1 | 2 | -1', required: true, options: [1, 2, -1] },
      { name: 'shade', type: 'Shade | Odd | null', required: false, options: ['paper', 'silk'] },
      { name: 'onGlow', type: "(glow: 'warm' | 'cold') => void", required: false },
      { name: 'label', type: 'string', required: false },
    ],
    slots: [{ name: 'bulb', default: "'i'", className: 'Lamp-bulb' }],
    classes: [{ key: 'bulb', className: 'Lamp-bulb' }],
    cssVariables: [],
  });
});

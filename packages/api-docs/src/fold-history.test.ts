import { expect, test } from 'vitest';
import { foldHistory, type ApiVersion } from './fold-history';

type Props = Readonly<Record<string, { type?: string; default?: string; deprecated?: string }>>;

/** A version with one component, or none. */
const release = (
  version: string,
  props?: Props,
  deprecated?: string,
  accepted: readonly string[] = [],
): ApiVersion => ({
  version,
  packages: ['lamps'],
  functions: [],
  accepted: { Lamp: accepted },
  models: props
    ? [
        {
          name: 'Lamp',
          packageName: 'lamps',
          ...(deprecated !== undefined && { deprecated }),
          props: Object.entries(props).map(([name, prop]) => ({
            name,
            type: 'boolean',
            required: false,
            description: '',
            ...prop,
          })),
        },
      ]
    : [],
});

test.each<[string, readonly ApiVersion[], object | undefined]>([
  [
    'what was always there has no history',
    [release('5.0.6', { on: {} }), release('5.1.1', { on: {} })],
    undefined,
  ],
  [
    'a prop that came',
    [release('6.0.2', { on: {} }), release('6.5.0', { on: {}, dim: {} })],
    { props: { dim: { since: '6.5' } } },
  ],
  [
    'a component that came brings its props without a date of their own',
    [release('5.18.0'), release('6.0.2', { on: {} })],
    { since: '6.0' },
  ],
  [
    'deprecated with a replacement, then removed',
    [
      release('5.0.6', { bulb: {} }),
      release('5.9.3', { bulb: { deprecated: 'Use `slots.bulb` instead.' } }),
      release('6.0.2', { bulb: { deprecated: 'Use `slots.bulb` or `slotProps.bulb`.' } }),
      release('7.0.2', {}),
    ],
    {
      props: {
        bulb: { deprecated: '5.9', removed: '7.0', replacement: ['slots.bulb', 'slotProps.bulb'] },
      },
    },
  ],
  [
    'a deprecation that was taken back',
    [
      release('5.0.6', { on: {} }),
      release('5.1.1', { on: { deprecated: '' } }),
      release('5.2.8', { on: {} }),
    ],
    undefined,
  ],
  [
    'away for a while: the latest life counts',
    [release('5.0.6', { on: {} }), release('5.1.1', {}), release('5.2.8', { on: {} })],
    { props: { on: { since: '5.2' } } },
  ],
  [
    'a component that went',
    [release('6.5.0', { on: {} }, 'Use the sun.'), release('7.0.2')],
    { removed: '7.0', deprecated: '6.5' },
  ],
  [
    'a union that gained and lost a member',
    [
      release('5.0.6', { size: { type: "'small' | 'big'" } }),
      release('5.1.1', { size: { type: "'small' | 'large'" } }),
    ],
    { props: { size: { types: [{ version: '5.1', added: ["'large'"], removed: ["'big'"] }] } } },
  ],
  [
    'the same type in other words',
    [
      release('5.0.6', { size: { type: "'a' | 'b'" } }),
      release('5.1.1', { size: { type: "'b' | 'a' | undefined" } }),
    ],
    undefined,
  ],
  [
    'a prop that its root element took before it was documented is not new',
    [release('5.0.6', {}, undefined, ['onClick']), release('5.1.1', { onClick: {} })],
    undefined,
  ],
  [
    'a prop that is left to the root element is not removed',
    [release('5.0.6', { onClick: {} }), release('5.1.1', {}, undefined, ['onClick'])],
    undefined,
  ],
  [
    'a default that changed',
    [release('5.0.6', { size: { default: "'a'" } }), release('5.1.1', { size: {} })],
    { props: { size: { defaults: [{ version: '5.1', from: "'a'" }] } } },
  ],
])('%s', (_title, versions, expected) => {
  expect(foldHistory('lamps', versions).components['Lamp']).toEqual(expected);
});

test('a component that was deprecated from the first version on says so', () => {
  const versions = [release('5.0.6', {}, ''), release('5.1.1', {}, '')];
  expect(foldHistory('lamps', versions).components['Lamp']).toEqual({ deprecated: '5.0' });
});

test.each([
  [['7.0.0-beta.1'], '"7.0.0-beta.1" is no release. Pass versions such as 6.5.0.'],
  [['6.5.0', '6.4.12'], '6.4.12 stands after 6.5.0. Sort the versions.'],
  [['6.5.0', '6.5.0'], '6.5.0 stands after 6.5.0. Sort the versions.'],
])('%s is refused', (versions, message) => {
  expect(() =>
    foldHistory(
      'lamps',
      versions.map((version) => release(version)),
    ),
  ).toThrow(message);
});

const bulb = { name: 'BulbPro', packageName: 'lamps-pro', props: [] };
const both = ['lamps', 'lamps-pro'];

test.each<[string, readonly [string, readonly string[], boolean][], object]>([
  [
    'a version for which a package was not published says nothing of what it holds',
    [
      ['7.0.0', both, false],
      ['7.1.0', both, true],
      ['7.2.0', ['lamps'], false],
      ['7.3.0', both, true],
      ['7.4.0', ['lamps'], false],
    ],
    { BulbPro: { since: '7.1' } },
  ],
  [
    'what came while its package was not there to read has no date',
    [
      ['7.0.0', both, false],
      ['7.1.0', ['lamps'], false],
      ['7.2.0', both, true],
    ],
    {},
  ],
  [
    'what went meanwhile is told by the next version that was read',
    [
      ['7.0.0', both, true],
      ['7.1.0', ['lamps'], false],
      ['7.2.0', both, false],
    ],
    { BulbPro: { removed: '7.2' } },
  ],
])('%s', (_title, versions, expected) => {
  const history = foldHistory(
    'lamps',
    versions.map(([version, packages, has]) => ({
      version,
      packages,
      models: has ? [bulb] : [],
      functions: [],
      accepted: {},
    })),
  );
  expect(history.components).toEqual(expected);
});

test('the version before the record tells what its first version brought, and nothing else', () => {
  const before = release('4.12.4', { on: { default: 'false' }, wick: {} });
  const history = foldHistory('lamps', [release('5.0.6', { on: {}, dim: {} })], before);
  expect(history.versions).toEqual(['5.0.6']);
  expect(history.components).toEqual({ Lamp: { props: { dim: { since: '5.0' } } } });
});

test('hooks and functions have a life too', () => {
  const at = (version: string, names: readonly string[]): ApiVersion => ({
    ...release(version, {}),
    functions: names.map((name) => ({ name, packageName: 'lamps' })),
  });
  const history = foldHistory('lamps', [
    at('6.0.0', ['useLamp', 'useWick']),
    at('7.0.0', ['useLamp', 'useBulb']),
  ]);
  expect(history.functions).toEqual({ useWick: { removed: '7.0' }, useBulb: { since: '7.0' } });
});

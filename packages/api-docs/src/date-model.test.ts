import type { ApiModel } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { changesInMajor, dateModel } from './date-model';

const prop = (name: string) => ({ name, type: 'boolean', required: false, description: '' });
const lamp: ApiModel = {
  kind: 'component',
  name: 'Lamp',
  packageName: 'lamps',
  packageVersion: '7.1.1',
  imports: [],
  description: '',
  props: [prop('dim'), prop('on')],
  slots: [],
  classes: [],
  polymorphic: false,
};
const record = (components: Parameters<typeof dateModel>[1]['components']) => ({
  library: 'lamps',
  versions: ['5.18.0', '6.5.0', '7.1.1'],
  components,
});

test('a component without a history stays as it is', () => {
  expect(dateModel(lamp, record({}))).toBe(lamp);
});

test('a prop shows when it came and when it was deprecated', () => {
  const dated = dateModel(
    lamp,
    record({ Lamp: { props: { dim: { since: '5.10', deprecated: '7.1' } } } }),
  );
  expect(dated.props).toEqual([
    { ...prop('dim'), since: '5.10', deprecatedSince: '7.1' },
    prop('on'),
  ]);
});

test('changes stand newest first, 5.10 after 5.9; what is gone is told too', () => {
  const { history } = dateModel(
    lamp,
    record({
      Lamp: {
        since: '5.2',
        props: {
          bulb: { deprecated: '5.9', removed: '7.0', replacement: ['slots.bulb'] },
          dim: {
            since: '5.10',
            types: [{ version: '6.5', added: ["'low'"], removed: [] }],
            defaults: [{ version: '6.5', from: 'false', to: 'true' }],
          },
        },
      },
    }),
  );
  expect(history).toEqual([
    { version: '7.0', kind: 'removed', prop: 'bulb' },
    { version: '6.5', kind: 'type', prop: 'dim', added: ["'low'"], removed: [] },
    { version: '6.5', kind: 'default', prop: 'dim', added: ['true'], removed: ['false'] },
    { version: '5.10', kind: 'added', prop: 'dim' },
    { version: '5.9', kind: 'deprecated', prop: 'bulb', replacement: ['slots.bulb'] },
    { version: '5.2', kind: 'added' },
  ]);
});

test('the changes of a major version, component by component', () => {
  const changes = changesInMajor(
    record({
      Desk: { since: '5.10' },
      Lamp: { props: { dim: { since: '6.0', deprecated: '6.5' }, on: { since: '5.18' } } },
    }),
    '6',
  );
  expect(changes).toEqual([
    {
      name: 'Lamp',
      changes: [
        { version: '6.5', kind: 'deprecated', prop: 'dim' },
        { version: '6.0', kind: 'added', prop: 'dim' },
      ],
    },
  ]);
});

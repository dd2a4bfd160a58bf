import { readHistory } from '@lectern/api-docs/node';
import type { ApiHistory, ApiLibrary, AreaConfig } from '@lectern/page-model';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { api } from '../../../apps/api.config';
import { recordOf } from './area-record';

const library = (id: string, ...packages: [string, ...string[]]): ApiLibrary => ({
  id,
  name: id,
  packages,
  prefix: `/${id}/api/`,
  group: `/${id}/api/`,
});
const source = (of: ApiLibrary, history?: ApiHistory) => ({
  library: of,
  models: [],
  functions: [],
  excluded: [],
  ...(history && { history }),
});
const config = (id: string): AreaConfig => ({ id, name: id, prefix: `/${id}/`, description: '' });

const lamps = {
  config: config('lamps'),
  api: [
    source(library('bulbs', '@lamps/bulbs', '@lamps/bulbs-pro'), {
      library: 'bulbs',
      versions: ['5.9.3', '5.10.1'],
      components: { Bulb: { since: '5.10' } },
    }),
    source(library('shades', '@lamps/shades'), {
      library: 'shades',
      versions: ['5.10.0', '6.0.2'],
      components: { Shade: { removed: '6.0' } },
      functions: { useShade: { since: '6.0' } },
    }),
    source(library('candles', '@lamps/candles')),
  ],
};
const desks = { config: config('desks'), api: [source(library('desks', '@desks/core'))] };

test('a record has each library of the area, and the minors of them all', () => {
  expect(recordOf(lamps, [lamps, desks])).toEqual({
    record: {
      areas: [
        {
          id: 'lamps',
          packages: ['@lamps/bulbs', '@lamps/bulbs-pro', '@lamps/shades'],
          versions: ['5.9', '5.10', '6.0'],
        },
      ],
      libraries: [
        { prefix: '/bulbs/api/', components: { Bulb: { since: '5.10' } } },
        {
          prefix: '/shades/api/',
          components: { Shade: { removed: '6.0' } },
          functions: { useShade: { since: '6.0' } },
        },
      ],
    },
  });
});

test('an area without a history has no record', () => {
  expect(recordOf(desks, [lamps, desks])).toEqual({});
});

test('what is fetched of an area stays below 20 KB, with room for the views', async () => {
  const areas = await Promise.all(
    Object.entries(api).map(async ([id, libraries]) => ({
      config: config(id),
      api: await Promise.all(libraries.map(async (of) => source(of, await readHistory(of.id)))),
    })),
  );
  const sizes = areas.flatMap((area) => {
    const { record } = recordOf(area, areas);
    return record
      ? [[area.config.id, brotliCompressSync(JSON.stringify(record)).length] as const]
      : [];
  });
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(([, bytes]) => bytes > 15 * 1024)).toEqual([]);
});

import type { ApiHistory } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { changesAnchors, changesPages } from './changes';
import type { AreaSources } from './sources';

const area = (history?: ApiHistory): AreaSources => ({
  config: { id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: 'Lamps.' },
  nav: [],
  navFile: 'nav.ts',
  navText: '',
  contentDirectory: 'content',
  files: new Map(),
  packages: new Set(),
  api: [
    {
      library: {
        id: 'lamps',
        name: 'Lamps',
        packages: ['lamps'],
        prefix: '/lamps/api/',
        group: '/lamps/api/',
      },
      models: [
        {
          kind: 'component',
          name: 'Lamp',
          packageName: 'lamps',
          packageVersion: '7.1.1',
          imports: [],
          description: '',
          props: [],
          slots: [],
          classes: [],
          polymorphic: false,
        },
      ],
      functions: [],
      excluded: [],
      ...(history && { history }),
    },
  ],
  ownPages: [],
});

test('an area without a recorded history has no such page', () => {
  expect(changesPages(area(), 'en')).toEqual([]);
});

test('each major after the first has a page; what has an API page is linked', () => {
  const history = {
    library: 'lamps',
    versions: ['5.18.0', '6.0.2', '6.5.0', '7.1.1'],
    components: {
      Candle: { removed: '7.0' },
      Lamp: { props: { dim: { since: '6.5' }, wick: { removed: '7.0' } } },
    },
  };
  const pages = changesPages(area(history), 'ar');
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ['/lamps/migration/api-changes-v6/', 'What changed in the API from 5 to 6'],
    ['/lamps/migration/api-changes-v7/', 'What changed in the API from 6 to 7'],
  ]);
  expect(pages[1]?.components).toEqual([
    { name: 'Candle', changes: [{ version: '7.0', kind: 'removed' }] },
    {
      name: 'Lamp',
      path: '/lamps/api/lamp/',
      changes: [{ version: '7.0', kind: 'removed', prop: 'wick' }],
    },
  ]);
  expect(pages[1] && changesAnchors(pages[1])).toEqual(['Candle', 'Lamp']);
});

import type { ApiLibrary, ApiModel } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { apiAnchors, apiPathname, checkTypePages, renderApi, resolveLibraryLinks } from './api';
import { localizeApi } from './localize';

const isHere = (path: string) => path === '/material-ui/api/button/';

test.each([
  ['https://mui.com/material-ui/api/button/', '/material-ui/api/button/'],
  ['/material-ui/api/button/', '/material-ui/api/button/'],
  ['/material-ui/api/button/#css', 'https://mui.com/material-ui/api/button/#css'],
  ['/material-ui/migration/', 'https://mui.com/material-ui/migration/'],
  ['https://react.dev/', 'https://react.dev/'],
])('a link of a description to %s leads to %s', (from, to) => {
  expect(resolveLibraryLinks(`<a href="${from}">x</a>`, isHere)).toBe(`<a href="${to}">x</a>`);
});

test.each([
  ['ButtonGroup', '/api/button-group/'],
  ['ChartsXAxis', '/api/charts-x-axis/'],
  ['DateRangePickerDay2', '/api/date-range-picker-day-2/'],
  ['Unstable_SankeyChart', '/api/sankey-chart/'],
])('%s has its page at %s', (name, path) => {
  expect(apiPathname({ prefix: '/api/' }, name)).toBe(path);
});

const lamp: ApiModel = {
  kind: 'component',
  name: 'Lamp',
  packageName: '@lamps/react',
  packageVersion: '7.0.0',
  imports: [],
  description: '',
  props: [{ name: 'sx', type: 'Sx<Theme>', required: false, description: '' }],
  slots: [],
  classes: [],
  types: { 'Sx<Theme>': { text: 'Theme | null' }, Theme: { href: '/lamps/theming/' } },
  polymorphic: false,
};

test('types have anchors, and lead to pages of the language', () => {
  expect(apiAnchors(lamp)).toEqual(['import', 'props', 'prop-sx', 'type-Sx']);
  const { props, types } = localizeApi(renderApi(lamp, String), 'ar');
  const theme = '<a href="/ar/lamps/theming/">Theme</a>';
  expect(props[0]?.type).toBe(`<a href="#type-Sx">Sx</a>&lt;${theme}>`);
  expect(types).toEqual({ 'Sx<Theme>': { text: `${theme} | null` } });
});

test('a page that is said to document a type, and is not there, is named', () => {
  const typePages = { Theme: '/lamps/theming/', Gone: '/lamps/gone/' };
  const library: ApiLibrary = {
    id: 'lamps',
    name: 'Lamps',
    packages: ['@lamps/react'],
    prefix: '/lamps/api/',
    group: '/lamps/api/',
  };
  const issues = checkTypePages({ ...library, typePages }, (path) => path === '/lamps/theming/');
  expect(issues).toMatchInlineSnapshot(`
    [
      {
        "code": "type-page",
        "file": "apps/api.config.ts",
        "hint": "Correct typePages of the library, or remove the type from it.",
        "message": "lamps says that /lamps/gone/ documents Gone, and there is no such page.",
      },
    ]
  `);
  expect(checkTypePages(library, () => false)).toEqual([]);
});

import { definePages } from '@lectern/nav';

/** The tree of the area. A page's title comes from its front matter. */
export const pages = definePages([
  {
    pathname: '/x/introduction-group/',
    title: 'Introduction',
    children: [{ pathname: '/x/introduction/' }],
  },
  {
    pathname: '/x/react-data-grid-group/',
    title: 'Data Grid',
    children: [{ pathname: '/x/react-data-grid/' }],
  },
  {
    pathname: '/x/api/',
    title: 'API reference',
    children: [
      { pathname: '/x/api/data-grid/', title: 'Data Grid', children: [] },
      { pathname: '/x/api/date-pickers/', title: 'Date and Time Pickers', children: [] },
      { pathname: '/x/api/charts/', title: 'Charts', children: [] },
      { pathname: '/x/api/tree-view/', title: 'Tree View', children: [] },
    ],
  },
  {
    pathname: '/x/migration/',
    title: 'Migration',
    children: [
      { pathname: '/x/migration/api-changes-data-grid-v8/', title: 'Data Grid: API changes in 8' },
      { pathname: '/x/migration/api-changes-data-grid-v7/', title: 'Data Grid: API changes in 7' },
      { pathname: '/x/migration/api-changes-date-pickers-v8/', title: 'Pickers: API changes in 8' },
      { pathname: '/x/migration/api-changes-date-pickers-v7/', title: 'Pickers: API changes in 7' },
      { pathname: '/x/migration/api-changes-charts-v8/', title: 'Charts: API changes in 8' },
      { pathname: '/x/migration/api-changes-charts-v7/', title: 'Charts: API changes in 7' },
      { pathname: '/x/migration/api-changes-tree-view-v8/', title: 'Tree View: API changes in 8' },
      { pathname: '/x/migration/api-changes-tree-view-v7/', title: 'Tree View: API changes in 7' },
    ],
  },
]);

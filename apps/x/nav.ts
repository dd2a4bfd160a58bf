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
]);

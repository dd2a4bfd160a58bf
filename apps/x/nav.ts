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
]);

import { definePages } from '@lectern/nav';

/** The tree of the area. A page's title comes from its front matter. */
export const pages = definePages([
  {
    pathname: '/toolpad/core/introduction-group/',
    title: 'Introduction',
    children: [{ pathname: '/toolpad/core/introduction/' }],
  },
  {
    pathname: '/toolpad/core/components/',
    title: 'Components',
    children: [{ pathname: '/toolpad/core/react-dashboard-layout/' }],
  },
  { pathname: '/toolpad/core/api/', title: 'Component API', children: [] },
]);

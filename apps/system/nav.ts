import { definePages } from '@lectern/nav';

/** The tree of the area. A page's title comes from its front matter. */
export const pages = definePages([
  {
    pathname: '/system/getting-started-group/',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started/' },
      { pathname: '/system/getting-started/the-sx-prop/' },
    ],
  },
  {
    pathname: '/system/components/',
    title: 'Components',
    children: [{ pathname: '/system/react-box/' }],
  },
  { pathname: '/system/api/', title: 'Component API', children: [] },
  {
    pathname: '/system/migration/',
    title: 'Migration',
    children: [
      { pathname: '/system/migration/api-changes-v7/', title: 'API changes in 7' },
      { pathname: '/system/migration/api-changes-v6/', title: 'API changes in 6' },
    ],
  },
]);

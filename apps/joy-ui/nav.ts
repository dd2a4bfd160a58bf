import { definePages } from '@lectern/nav';

/** The tree of the area. A page's title comes from its front matter. */
export const pages = definePages([
  {
    pathname: '/joy-ui/getting-started-group/',
    title: 'Getting started',
    children: [{ pathname: '/joy-ui/getting-started/', beta: true }],
  },
  {
    pathname: '/joy-ui/components/',
    title: 'Components',
    children: [{ pathname: '/joy-ui/react-button/' }],
  },
  { pathname: '/joy-ui/api/', title: 'Component API', children: [] },
]);

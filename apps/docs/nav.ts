import { definePages } from '@lectern/nav';

/** The host's pages. */
export const pages = definePages([
  { pathname: '/', title: 'Home' },
  { pathname: '/versions/' },
  { pathname: '/blog/' },
  {
    pathname: '/blog/posts/',
    title: 'Posts',
    children: [
      { pathname: '/blog/dates-of-props/' },
      { pathname: '/blog/first-load/' },
      { pathname: '/blog/demos-as-islands/' },
    ],
  },
]);

/** Pages that the host draws itself. */
export const ownPages = [
  {
    path: '/',
    title: 'Documentation with every demo alive',
    description:
      'The documentation of Material UI, MUI System, Joy UI, MUI X and Toolpad Core, with every demo running on its page.',
    demos: ['wall/OrderCard', 'wall/RoomControls', 'wall/TaskList'],
  },
];

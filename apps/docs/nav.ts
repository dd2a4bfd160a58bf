import { definePages } from '@lectern/nav';

/** The host's pages. */
export const pages = definePages([
  { pathname: '/', title: 'Home' },
  { pathname: '/versions/' },
  { pathname: '/blog/' },
  { pathname: '/blog/demos-as-islands/' },
]);

/** Pages that the host draws itself. */
export const ownPages = [
  {
    path: '/',
    title: 'Documentation with every demo alive',
    description:
      'Material UI, MUI System, Joy UI, MUI X and Toolpad Core: components you can try where you read about them.',
    demos: ['wall/OrderCard', 'wall/RoomControls', 'wall/TaskList'],
  },
];

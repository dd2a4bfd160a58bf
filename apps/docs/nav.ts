import { definePages } from '@lectern/nav';
import ar from './home-words/ar.json';
import en from './home-words/en.json';
import pt from './home-words/pt.json';
import zh from './home-words/zh.json';

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
    words: { en, ar, pt, zh },
    demos: [
      'wall/OrderCard',
      'wall/TripSearch',
      'wall/RoomControls',
      'wall/BookReview',
      'wall/TaskList',
      'wall/PaperSize',
    ],
  },
];

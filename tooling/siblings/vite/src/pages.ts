import { definePages, indexPages } from '@lectern/nav';

export const pages = definePages([
  { pathname: '/install/' },
  {
    pathname: '/components/',
    children: [{ pathname: '/react-kiln/' }, { pathname: '/react-button-group/' }],
  },
]);

export const index = indexPages(pages);

import { definePages, indexPages } from '@lectern/nav';

export const index = indexPages(
  definePages([
    { pathname: '/install/' },
    {
      pathname: '/components/',
      children: [{ pathname: '/react-kiln/' }, { pathname: '/react-button-group/' }],
    },
  ]),
);

export const languages = ['en', 'ar'];

import { expect, test } from 'vitest';
import { resolveLibraryLinks } from './api';

const isHere = (path: string) => path === '/material-ui/api/button/';

test.each([
  ['https://mui.com/material-ui/api/button/', '/material-ui/api/button/'],
  ['/material-ui/api/button/', '/material-ui/api/button/'],
  ['/material-ui/api/button/#css', 'https://mui.com/material-ui/api/button/#css'],
  ['/material-ui/migration/', 'https://mui.com/material-ui/migration/'],
  ['https://react.dev/', 'https://react.dev/'],
])('a link of a description to %s leads to %s', (from, to) => {
  expect(resolveLibraryLinks(`<a href="${from}">x</a>`, isHere)).toBe(`<a href="${to}">x</a>`);
});

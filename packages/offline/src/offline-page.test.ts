import { expect, test } from 'vitest';
import { offlinePageFor } from './core';

test.each([
  ['/', '/offline/'],
  ['/material-ui/react-button/', '/offline/'],
  ['/ar/', '/ar/offline/'],
  ['/ar/material-ui/react-button/', '/ar/offline/'],
  ['/arcs/', '/offline/'],
  ['/material-ui/ar/', '/offline/'],
])('without a connection %s shows %s', (pathname, page) => {
  expect(offlinePageFor(pathname, ['/offline/', '/ar/offline/'])).toBe(page);
});

import { expect, test } from 'vitest';
import { fontsFromPathname } from './fonts';

const fonts = { onepirate: ['/fonts/work-sans.css', '/fonts/roboto-condensed.css'] };

test.each([
  ['/material-ui/getting-started/templates/onepirate/', fonts.onepirate],
  ['/ar/premium-themes/onepirate', fonts.onepirate],
  ['/premium-themes/onepirate-sign-in/', fonts.onepirate],
  ['/material-ui/getting-started/templates/', []],
  ['/material-ui/?from=onepirate#onepirate', []],
])('[A13] %s loads the extra fonts %j', (pathname, sheets) => {
  expect(fontsFromPathname(pathname, fonts)).toEqual(sheets);
});

test('[A13] a nameless template has no fonts, or every page would load them', () => {
  expect(fontsFromPathname('/system/', { '': ['/fonts/all.css'] })).toEqual([]);
});

import { expect, test } from 'vitest';
import { pathWords } from './path-words';

test.each<[string, string]>([
  ['/material-ui/react-buton/', 'buton'],
  ['/material-ui/api/date-picker', 'date picker'],
  ['/joy-ui/react-slider.html', 'slider'],
  ['/x/react-data-grid/index.html', 'data grid'],
  ['/ar/%D8%B2%D8%B1/', 'زر'],
  ['/50%/', '50'],
  ['/<b>/', 'b'],
  ['/', ''],
])('%s is about "%s"', (pathname, words) => {
  expect(pathWords(pathname)).toBe(words);
});

import { DocsProvider, translations } from '@lectern/docs-config';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BundleCost } from './bundle-cost';

const render = (language: string, alone: number, added: number) =>
  renderToString(
    <DocsProvider config={{}} translations={translations} defaultUserLanguage={language}>
      <BundleCost cost={{ alone, added, beside: 'Joy UI' }} />
    </DocsProvider>,
  );

test.each([
  ['en', 12_340, 4_060, '12.3 KB, 4.1 KB beside Joy UI'],
  ['en', 1_234_567, 40, '1,234.6 KB, 0 KB beside Joy UI'],
  ['ar', 12_340, 4_060, '12.3 كيلوبايت، منها 4.1 تُضاف إلى Joy UI'],
])('in %s, %d and %d bytes read as %s', (language, alone, added, text) => {
  expect(render(language, alone, added)).toContain(`<summary>${text}`);
});

test('the explanation names the library and needs no script to open', () => {
  expect(render('en', 1, 1)).toMatch(
    /^<details dir="auto">.*<\/summary>.*Typography of Joy UI\.<\/details>$/,
  );
});

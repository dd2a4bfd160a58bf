import { expect, test } from 'vitest';
import { canonicalPathname, localeFromPathname } from './pathname';

test.each([
  ['/zh/material-ui/react-button/', 'zh', '/material-ui/react-button/'],
  ['/ar/', 'ar', '/'],
  ['/ar', 'ar', '/'],
  ['/ar?q=1', 'ar', '/?q=1'],
  ['/ar#top', 'ar', '/#top'],
  ['/pt/x/?q=a#b', 'pt', '/x/?q=a#b'],
  ['/material-ui/react-button/', 'en', '/material-ui/react-button/'],
  ['/', 'en', '/'],
  ['', 'en', ''],
  ['/en/system/', 'en', '/en/system/'],
  ['/zhx/system/', 'en', '/zhx/system/'],
  ['/zh-CN/system/', 'en', '/zh-CN/system/'],
  ['/ZH/system/', 'en', '/ZH/system/'],
  ['/ui/system/', 'en', '/ui/system/'],
  ['//zh/system/', 'en', '//zh/system/'],
  ['//host/', 'en', '//host/'],
  ['/zh//host/', 'en', '/zh//host/'],
])('[A11] %s is read in %s as %s', (path, language, pathname) => {
  expect(localeFromPathname(path)).toEqual({ language, pathname });
});

test('[A11] English has no prefix, even where a site names it among its languages', () => {
  const place = { language: 'en', pathname: '/en/guide/' };
  expect(localeFromPathname('/en/guide/', ['en', 'ar'])).toEqual(place);
});

test('[A11] a site that names its languages knows no others', () => {
  expect(localeFromPathname('/it/guide/', ['it'])).toEqual({ language: 'it', pathname: '/guide/' });
  expect(localeFromPathname('/zh/guide/', ['it'])).toEqual({
    language: 'en',
    pathname: '/zh/guide/',
  });
});

test.each([
  ['/zh/api/button/#props', '/api-docs/button'],
  ['/api', '/api-docs'],
  ['/api/', '/api-docs'],
  ['/api/api/', '/api-docs/api'],
  ['/api-docs/button/', '/api-docs/button'],
  ['/apiary/', '/apiary'],
  ['/material-ui/api/button/', '/material-ui/api/button'],
  ['/material-ui/react-button/#/api/', '/material-ui/react-button'],
  ['/material-ui/?q=#a', '/material-ui'],
  ['/material-ui///', '/material-ui'],
  ['/', '/'],
  ['/#api', '/'],
  ['/ar/', '/'],
  ['', '/'],
])('[A12] the canonical form of %s is %s', (path, canonical) => {
  expect(canonicalPathname(path)).toBe(canonical);
  expect(canonicalPathname(canonical)).toBe(canonical);
});

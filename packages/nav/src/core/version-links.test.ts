import { expect, expectTypeOf, test } from 'vitest';
import { versionLinks, type ProductIdentity, type VersionLink } from './version-links';

const all = 'View all versions';

test('[A10][G4] Material UI shows 7.1.1, then 6, 5 and 4 elsewhere, then all', () => {
  const older = ['6', '5', '4'];
  expect(versionLinks({ name: 'material-ui', current: '7.1.1', older, language: 'zh' })).toEqual([
    { text: 'v7.1.1', href: '/zh/material-ui/getting-started/', current: true },
    { text: 'v6', href: 'https://v6.mui.com/zh/' },
    { text: 'v5', href: 'https://v5.mui.com/zh/' },
    { text: 'v4', href: 'https://v4.mui.com/zh/' },
    { text: all, href: '/zh/versions/' },
  ]);
});

test('[A10] English has no prefix in any link', () => {
  const links = versionLinks({ name: 'system', current: '7.1.1', older: ['6'], language: 'en' });
  expect(links.map(({ href }) => href)).toEqual([
    '/system/getting-started/',
    'https://v6.mui.com/',
    '/versions/',
  ]);
});

test('[A10][G4] Joy UI shows only 5.0.0-beta.49', () => {
  const links = versionLinks({ name: 'joy-ui', current: '5.0.0-beta.49', language: 'en' });
  expect(links.map(({ text }) => text)).toEqual(['v5.0.0-beta.49', all]);
});

test('a name becomes an id, a leading v is not repeated, numbers are versions too', () => {
  const links = versionLinks({ name: 'Joy UI', current: 'v5.0.0', older: [4, 'v3'] });
  expect(links.map(({ text }) => text)).toEqual(['v5.0.0', 'v4', 'v3', all]);
  expect(links[0]?.href).toBe('/joy-ui/getting-started/');
});

test('a site says where its current and its older documentation starts', () => {
  const links = versionLinks({
    name: 'x',
    current: '8.29.3',
    older: ['7'],
    language: 'ar',
    start: '/x/introduction/',
    archive: (major) => `https://docs.example/v${major}`,
  });
  expect(links.map(({ href }) => href)).toEqual([
    '/ar/x/introduction/',
    'https://docs.example/v7/ar/',
    '/ar/versions/',
  ]);
});

test('[B2] a product is its name and its versions of text, href and current', () => {
  const product: ProductIdentity = {
    name: 'Material UI',
    versions: versionLinks({ name: 'Material UI', current: '7.1.1', older: ['6'] }),
  };
  expectTypeOf<keyof VersionLink>().toEqualTypeOf<'text' | 'href' | 'current'>();
  expect(product.versions.filter(({ current }) => current)).toHaveLength(1);
  expect(JSON.parse(JSON.stringify(product))).toEqual(product);
});

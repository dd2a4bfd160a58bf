import type { AreaConfig, PageProps, SiteConfig } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { llmsPathname, llmsText } from './llms-text';

const host: AreaConfig = { id: 'docs', name: 'Home', prefix: '/', description: 'Notes.' };
const lamps: AreaConfig = {
  id: 'lamps',
  name: 'Lamps',
  prefix: '/lamps/',
  description: 'Lamps of all kinds.',
  version: '7.1.1',
};
const site: SiteConfig = {
  name: 'Furniture',
  description: 'All about furniture.',
  origin: 'https://furniture.example',
  repository: 'https://furniture.example/code',
  languages: [{ code: 'en', direction: 'ltr' }],
  areas: [host, lamps],
};
const doc = (path: string, title: string) =>
  ({ kind: 'doc', path, language: 'en', title, description: `About ${title}.` }) as PageProps;
const area = {
  config: lamps,
  nav: [
    {
      pathname: '/lamps/use/',
      title: 'Use',
      children: [
        { pathname: '/lamps/desk/' },
        { pathname: '/lamps/home/' },
        { pathname: '/lamps/api/', title: 'API', children: [{ pathname: '/lamps/api/lamp/' }] },
      ],
    },
    { pathname: 'https://store.example/', title: 'Store' },
  ],
  pages: [
    doc('/lamps/desk/', 'Desk'),
    doc('/lamps/home/', 'Home'),
    { kind: 'api', path: '/lamps/api/lamp/', title: 'Lamp API', description: '' } as PageProps,
  ],
  twins: new Map([
    ['/lamps/desk.md', ''],
    ['/lamps/api/lamp.md', ''],
  ]),
};

test('an area lists its pages with a twin in the order of the navigation', () => {
  expect(llmsText(area, site)).toMatchInlineSnapshot(`
    "# Lamps 7.1.1

    > Lamps of all kinds.

    ## Use

    - [Desk](https://furniture.example/lamps/desk.md): About Desk.

    ## API

    - [Lamp API](https://furniture.example/lamps/api/lamp.md)
    "
  `);
});

test('the host lists the products', () => {
  const text = llmsText({ config: host, nav: [], pages: [], twins: new Map() }, site);
  expect(text).toMatchInlineSnapshot(`
    "# Furniture

    > All about furniture.

    ## Products

    - [Lamps](https://furniture.example/lamps/llms.txt): Lamps of all kinds.
    "
  `);
  expect(llmsPathname(host)).toBe('/llms.txt');
});

import type { PageProps, SiteConfig } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { dataBlock, structuredData } from './structured-data';

const site: SiteConfig = {
  name: 'Lamps',
  description: 'All about lamps.',
  origin: 'https://lamps.example',
  repository: 'https://lamps.example/code',
  languages: [
    { code: 'en', direction: 'ltr' },
    { code: 'ar', direction: 'rtl' },
  ],
  areas: [
    { id: 'docs', name: 'Lamps', prefix: '/', description: 'The site.' },
    {
      ...{ id: 'desk', name: 'Desk', prefix: '/desk/', description: 'Desk lamps.' },
      ...{ version: '2.1.0', start: '/desk/start/' },
    },
  ],
};
const page = (path: string): PageProps => ({
  ...{ kind: 'functions', path, language: 'ar', title: 'Switches', description: 'On and off.' },
  written: ['en'],
  functions: [],
});

test('a page of the reference says what it is, of what, and where', () => {
  expect(structuredData(page('/desk/api/switches/'), site)).toMatchInlineSnapshot(`
    [
      {
        "@context": "https://schema.org",
        "@type": "APIReference",
        "about": {
          "@type": "Thing",
          "name": "Desk 2.1.0",
        },
        "description": "On and off.",
        "headline": "Switches",
        "image": "https://lamps.example/social/desk/api/switches.png",
        "inLanguage": "en",
        "isPartOf": {
          "@type": "WebSite",
          "name": "Lamps",
          "url": "https://lamps.example/ar/",
        },
        "url": "https://lamps.example/ar/desk/api/switches/",
      },
      {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        "itemListElement": [
          {
            "@type": "ListItem",
            "item": "https://lamps.example/ar/",
            "name": "Lamps",
            "position": 1,
          },
          {
            "@type": "ListItem",
            "item": "https://lamps.example/ar/desk/start/",
            "name": "Desk",
            "position": 2,
          },
          {
            "@type": "ListItem",
            "item": "https://lamps.example/ar/desk/api/switches/",
            "name": "Switches",
            "position": 3,
          },
        ],
      },
    ]
  `);
});

test.each([
  ['/desk/start/', ['Lamps', 'Switches']],
  ['/desk/api/', ['Lamps', 'Desk', 'Switches']],
  ['/blog/', ['Lamps', 'Switches']],
])('the trail to %s is %j', (path, names) => {
  const [, trail] = structuredData(page(path), site) as [object, { itemListElement: object[] }];
  expect(trail.itemListElement).toMatchObject(
    names.map((name, index) => ({ name, position: index + 1 })),
  );
});

test('the home page is the site', () => {
  const home: PageProps = {
    ...{ kind: 'home', path: '/', language: 'en', title: 'All lamps', description: 'See.' },
    written: ['en'],
    words: {},
    counts: {},
  };
  expect(structuredData(home, site)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Lamps',
      url: 'https://lamps.example/',
      description: 'See.',
      inLanguage: 'en',
    },
  ]);
});

test('no text can end the data block', () => {
  const block = dataBlock([{ name: '</script><script>alert(1)</script><!--' }]);
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual([{ name: '</script><script>alert(1)</script><!--' }]);
});

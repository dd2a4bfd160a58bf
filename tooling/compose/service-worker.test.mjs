import { expect, test } from 'vitest';
import { partsOf } from './service-worker.mjs';

test('a document needs its own scripts, style sheets, fonts and icons, and no page or other host', () => {
  const html = `
    <link rel="preload" as="font" href="/fonts/roboto.woff2"/>
    <link rel="stylesheet" href="/_areas/docs/a.css" data-n-g=""/>
    <link rel="icon" href="/static/lectern.svg"/><link rel="manifest" href="/manifest.webmanifest"/>
    <script defer="" src="/_areas/docs/1.js"></script><script noModule="" src="/_areas/docs/old.js"></script>
    <a href="/material-ui/">Material UI</a><script src="https://ads.example/_areas/1.js"></script>`;
  expect(partsOf(html)).toEqual([
    '/fonts/roboto.woff2',
    '/_areas/docs/a.css',
    '/static/lectern.svg',
    '/manifest.webmanifest',
    '/_areas/docs/1.js',
  ]);
});

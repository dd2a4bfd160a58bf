import { expect, test } from 'vitest';
import { site } from './site.mjs';
import { headersFile } from './host-files.mjs';

const connections = (config) => /connect-src ([^;]*)/.exec(headersFile(config, []))?.[1];

test('a page asks its own host alone', () => {
  expect(connections(site)).toBe("'self'");
});

test('with DocSearch configured, the hosts of its application too', () => {
  const search = { provider: 'docsearch', appId: 'LAMPS', apiKey: 'key', indexName: 'lamps' };
  expect(connections({ ...site, search })?.split(' ')).toEqual([
    "'self'",
    'https://LAMPS-dsn.algolia.net',
    'https://LAMPS-1.algolianet.com',
    'https://LAMPS-2.algolianet.com',
    'https://LAMPS-3.algolianet.com',
  ]);
});

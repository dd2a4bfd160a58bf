import { expect, test } from 'vitest';
import { headersFile } from './host-files.mjs';

const site = {
  origin: 'https://docs.example',
  languages: [{ code: 'en', direction: 'ltr' }],
  areas: [],
};

const connections = (services) =>
  /connect-src ([^;]*)/.exec(headersFile({ ...site, ...services }, []))?.[1];

test.each([
  ['nothing', {}, "'self'"],
  [
    'both services',
    {
      feedback: { endpoint: 'https://forms.example/answers?site=docs' },
      analytics: { endpoint: 'https://count.example:8443/events' },
    },
    "'self' https://forms.example https://count.example:8443",
  ],
  [
    'one host for both',
    {
      feedback: { endpoint: 'https://api.example/feedback' },
      analytics: { endpoint: 'https://api.example/events' },
    },
    "'self' https://api.example",
  ],
  [
    'its own host',
    { feedback: { endpoint: '/feedback' }, analytics: { endpoint: 'https://docs.example/events' } },
    "'self'",
  ],
])('[E3] a site that names %s (%j) lets pages connect to %s', (_what, services, policy) => {
  expect(connections(services)).toBe(policy);
});

test.each(['http://forms.example/', 'javascript:alert(1)', 'data:,'])(
  'an endpoint like %s stops the build with its cure',
  (endpoint) => {
    expect(() => connections({ feedback: { endpoint } })).toThrow(
      `apps/site.config.ts names the endpoint "${endpoint}". Begin it with https:// or with a slash.`,
    );
  },
);

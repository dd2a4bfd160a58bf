import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveRunner } from './runners.mjs';
import { site } from './site.mjs';

const area = site.areas.find(({ id }) => id === 'experiments');
const fonts = '@font-face{font-family:Lamp;src:url(/fonts/lamp.woff2)}';

/** What a frame without an origin fetches. */
const ask = (pathname) =>
  fetch(`${runner.url}${pathname}`, {
    headers: { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  });

let runner;
beforeAll(async () => {
  runner = await serveRunner(area, fonts);
}, 60_000);
afterAll(() => runner.stop());

test('development serves the document of the runner, which names its script and its sheet', async () => {
  const html = await (await ask('/')).text();
  expect(html).toContain('src="/_areas/experiments/runner/runner.js"');
  expect(html).toContain('href="/_areas/experiments/runner/runner.css"');
  expect(html).toContain(fonts);
});

test.each([
  ['script', '/runner.js', 'text/javascript', 'startRunner'],
  ['sheet', '/runner.css', 'text/css', '.mode-dark'],
])('a frame without an origin may load the %s', async (_what, pathname, type, word) => {
  const answer = await ask(pathname);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.text()).toContain(word);
});

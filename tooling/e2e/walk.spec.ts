import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scrollThrough } from './scroll-through.mjs';
import { demoPages } from './site-pages';
import { watchPage } from './watch-page';

const dist = path.join(import.meta.dirname, '../../apps/docs/dist');
const all = (readdirSync(dist, { recursive: true }) as string[])
  .filter((name) => name.endsWith('index.html'))
  .map(
    (name) =>
      `/${name
        .split(path.sep)
        .join('/')
        .replace(/index\.html$/, '')}`,
  )
  .sort();

/** Pages that the sitemap leaves out show English text in the frame of another language. */
const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
const isWritten = (url: string) => sitemap.includes(`${url}</loc>`);
/** Documents with nothing but a demo are each their own. */
const isFramed = (url: string) => /^\/(?:[a-z-]+\/){0,2}demos\//.test(url);
/** `every-demo.spec.ts` listens to them. */
const heard = new Set(demoPages.map(({ path: pathname }) => pathname));
const pages = [
  ...all.filter((url) => (isWritten(url) || isFramed(url)) && !heard.has(url)),
  ...all
    .filter((url) => !isWritten(url) && !isFramed(url))
    .filter((_url, index) => index % 20 === 0),
];

/** Pages one test walks; enough to keep the browser's start cheap. */
const SHARE = 40;

for (let start = 0; start < pages.length; start += SHARE) {
  const share = pages.slice(start, start + SHARE);
  test(`[A2] pages ${start + 1} to ${start + share.length} load without a complaint and scroll to their end`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const complaints = watchPage(page, baseURL ?? '');
    const found: string[] = [];
    for (const url of share) {
      await page.goto(url, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      found.push(...complaints.splice(0).map((complaint) => `${url} ${complaint}`));
    }
    expect(found).toEqual([]);
  });
}

import { framePathname } from '@lectern/page-model';
import { expect, test, type Page } from '@playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { countHolds, readHolds } from './count-holds';
import { readIslands } from './read-islands';
import { scrollThrough } from './scroll-through.mjs';
import { demoPages } from './site-pages';
import { watchPage } from './watch-page';

/** Pages one test visits; enough to keep the browser's start cheap. */
const SHARE = 8;

interface NextWindow {
  readonly next: { readonly router: { push(to: string): Promise<boolean> } };
}

/** Goes to another page of the area as a link does, without a new document. */
async function go(page: Page, pathname: string) {
  await page.evaluate((to) => (window as unknown as NextWindow).next.router.push(to), pathname);
  await expect(page).toHaveURL(pathname);
}

/** Longer than what a component lets pass between two steps of its own, in milliseconds. */
const SHORT_REST = 500;

/**
 * Waits until every demo of the page runs and stands still, and reads them.
 *
 * @param rest how long it stands still, in milliseconds
 */
async function readDemos(page: Page, path: string, rest = SHORT_REST) {
  await scrollThrough(page);
  let last: ReturnType<typeof readIslands> = {};
  let since = Date.now();
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.evaluate(readIslands);
        const isStill = isDeepStrictEqual(before, last);
        if (!isStill) since = Date.now();
        return isStill && Date.now() - since >= rest;
      },
      // A grid that measures itself takes its time beside a busy neighbour.
      { message: `demos of ${path} stand still`, timeout: 20_000 },
    )
    .toBe(true);
  return last;
}

/** How long a demo that plays a server lets its reader wait at most, in milliseconds. */
const LONGEST_WAIT = 3000;

for (let start = 0; start < demoPages.length; start += SHARE) {
  const share = demoPages.slice(start, start + SHARE);
  test(`demos of pages ${start + 1} to ${start + share.length} hydrate to what the browser draws, and leave nothing behind`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const complaints = watchPage(page, baseURL ?? '');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(countHolds);
    for (const { path, plain } of share) {
      const compare = async (rest?: number) => {
        await page.goto(path);
        // A page behind another draws no frames.
        await page.bringToFront();
        const hydrated = await readDemos(page, path, rest);
        await go(page, plain);
        const before = await page.evaluate(readHolds);
        await go(page, path);
        const drawn = await readDemos(page, path, rest);
        await go(page, plain);
        return { hydrated, drawn, before };
      };
      let read = await compare();
      // A demo may have been read while it waited for what it asked for.
      if (!isDeepStrictEqual(read.drawn, read.hydrated)) read = await compare(LONGEST_WAIT);
      expect(read.drawn, path).toEqual(read.hydrated);
      await expect.poll(() => page.evaluate(readHolds), path).toEqual(read.before);
    }
    expect(complaints).toEqual([]);
  });
}

test('a demo with a document of its own hydrates to what the browser draws', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const complaints = watchPage(page, baseURL ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { demos, area } of demoPages) {
    for (const { id, frame } of demos) {
      if (frame === undefined) continue;
      await page.goto(frame);
      const hydrated = await readDemos(page, frame);
      const empty = `${framePathname(area.prefix)}#${id}`;
      await page.goto(empty);
      await page.locator('[data-island]').waitFor({ state: 'attached' });
      const drawn = await readDemos(page, empty);
      expect(Object.values(drawn), frame).toEqual(Object.values(hydrated));
    }
  }
  expect(complaints).toEqual([]);
});

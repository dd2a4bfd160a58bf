import { framePathname } from '@lectern/page-model';
import { expect, test, type Page } from '@playwright/test';
import { countHolds, readHolds } from './count-holds';
import { readIslands } from './read-islands';
import { scrollThrough } from './scroll-through';
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

/** After this long a demo that still waits for something does so for good, in milliseconds. */
const PATIENCE = 6000;

/** Waits until every demo of the page runs and stands still, and reads them. */
async function readDemos(page: Page, path: string) {
  const begun = Date.now();
  let last: ReturnType<typeof readIslands>;
  await expect
    .poll(
      async () => {
        // A browser that is busy may pass a demo without a frame.
        if (last === undefined) await scrollThrough(page);
        const before = last;
        const isWaiting = await page.evaluate(() => window.isWaiting());
        last = await page.evaluate(readIslands);
        if (isWaiting && Date.now() - begun < PATIENCE) return false;
        return last !== undefined && JSON.stringify(before) === JSON.stringify(last);
      },
      // A grid that measures itself takes its time beside a busy neighbour.
      { message: `demos of ${path} stand still`, timeout: 20_000 },
    )
    .toBe(true);
  return last;
}

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
      await page.goto(path);
      // A page behind another draws no frames.
      await page.bringToFront();
      const hydrated = await readDemos(page, path);
      await go(page, plain);
      const before = await page.evaluate(readHolds);
      await go(page, path);
      expect(await readDemos(page, path), path).toEqual(hydrated);
      await go(page, plain);
      await expect.poll(() => page.evaluate(readHolds), path).toEqual(before);
    }
    expect(complaints).toEqual([]);
  });
}

test('a demo with a document of its own hydrates to what the browser draws', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(countHolds);
  for (const { demos, area } of demoPages) {
    for (const { id, frame } of demos) {
      if (frame === undefined) continue;
      await page.goto(frame);
      const hydrated = await readDemos(page, frame);
      const empty = `${framePathname(area.prefix)}#${id}`;
      await page.goto(empty);
      const drawn = await readDemos(page, empty);
      expect(Object.values(drawn ?? {}), frame).toEqual(Object.values(hydrated ?? {}));
    }
  }
  expect(complaints).toEqual([]);
});

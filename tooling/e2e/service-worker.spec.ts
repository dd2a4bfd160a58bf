import { expect, test, type BrowserContext } from '@playwright/test';
import { openOfficialSite } from './host';

const PAGE = '/material-ui/react-button/';
const OTHER = '/system/getting-started/';

async function openControlled(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test('[C13] a host other than the official one has no worker', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('[C13] a new worker skips waiting, and the page is loaded anew once', async () => {
  const official = await openOfficialSite();
  try {
    const page = await openControlled(official.context);
    let loads = 0;
    page.on('load', () => (loads += 1));

    // Visited once more, so that a worker of the past serves the page.
    await page.reload({ waitUntil: 'networkidle' });
    expect(loads).toBe(1);

    await official.deploy('bb', [PAGE]);
    const loaded = page.waitForEvent('load');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await loaded;
    await page.waitForLoadState('networkidle');
    const workers = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { waiting: registration?.waiting ?? null, active: registration?.active?.state };
    });
    expect(workers).toEqual({ waiting: null, active: 'activated' });
    await expect(page.locator('html')).toHaveAttribute('data-build', 'bb');
    expect(loads).toBe(2);
  } finally {
    await official.close();
  }
});

test('[C13] pages of the build before stay readable, the caches of those before it are removed', async () => {
  const official = await openOfficialSite();
  try {
    const page = await openControlled(official.context);
    const documents = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => /^documents-/.test(name)));
    const update = async (build: string) => {
      await official.deploy(build, [PAGE]);
      const loaded = page.waitForEvent('load');
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await loaded;
      await expect(page.locator('html')).toHaveAttribute('data-build', build);
    };
    await expect.poll(documents).toHaveLength(1);
    const [first = ''] = await documents();
    await page.goto(OTHER, { waitUntil: 'networkidle' });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await update('bb');
    await expect.poll(documents).toHaveLength(2);
    await official.stop();
    await page.goto(OTHER);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await official.start();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await update('cc');
    await expect.poll(documents).not.toContain(first);
    expect(await documents()).toHaveLength(2);
  } finally {
    await official.close();
  }
});

test('[C13] no more than a hundred pages are kept', async () => {
  const official = await openOfficialSite();
  try {
    const page = await openControlled(official.context);
    const count = await page.evaluate(async () => {
      const map = await (await fetch('/sitemap.xml')).text();
      const pages = [...map.matchAll(/<loc>https:\/\/[^/]+(\/x\/[^<]*)<\/loc>/g)].map(
        ([, pathname]) => pathname,
      );
      const urlsToCache = pages.slice(0, 120);
      const { port1, port2 } = new MessageChannel();
      const done = new Promise((resolve) => (port1.onmessage = resolve));
      navigator.serviceWorker.controller?.postMessage(
        { type: 'CACHE_URLS', payload: { urlsToCache } },
        [port2],
      );
      await done;
      return urlsToCache.length;
    });
    expect(count).toBe(120);
    const kept = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('documents-')) ?? '';
        return (await (await caches.open(name)).keys()).length;
      });
    await expect.poll(kept).toBe(100);
  } finally {
    await official.close();
  }
});

test('[C13] what was searched before is found without a connection', async () => {
  const official = await openOfficialSite();
  try {
    const page = await openControlled(official.context);
    await page.reload({ waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'Search' });
    const option = page.getByRole('option').first();
    const RIPPLE = '/material-ui/api/button-base/#prop-disableRipple';
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill('disable ripple');
    await expect(option).toHaveAttribute('href', RIPPLE);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(RIPPLE);
    await page.reload({ waitUntil: 'networkidle' });

    await official.stop();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill('disable ripple');
    await expect(option).toHaveAttribute('href', RIPPLE);
    await page.keyboard.press('Enter');
    await expect(page.locator('#prop-disableRipple')).toBeInViewport();
  } finally {
    await official.close();
  }
});

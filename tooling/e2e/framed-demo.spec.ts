import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openOfficialSite } from './host';
import { watchPage } from './watch-page';

const dist = path.join(import.meta.dirname, '../../apps/docs/dist');
const PAGE = '/toolpad/core/react-dashboard-layout/';
const FRAME = '/toolpad/demos/core/react-dashboard-layout/HarbourDashboard/';

const harbour = (page: Page) => page.frameLocator('#demo-HarbourDashboard');

async function openSettings(page: Page) {
  await page.locator('summary[aria-label="Settings"]').click();
}

test('[A2] a framed demo works in a document of its own, without a complaint', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE);
  const demo = harbour(page);
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Berths');
  await expect(async () => {
    await demo.getByRole('link', { name: 'Bookings' }).first().click({ timeout: 1000 });
    await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Bookings', { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(PAGE);
  expect(complaints).toEqual([]);
});

test('[A2] its scripts are few, and none is the runtime of Next.js', async ({ page }) => {
  await page.goto(FRAME);
  await expect(page.locator('#__NEXT_DATA__')).toHaveCount(0);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((src) => /\/(?:main|_app)-/.test(src))).toEqual([]);
});

test('[C6] [C7] it follows mode, direction and density without being loaded anew', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  const demo = harbour(page);
  const body = demo.locator('body');
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Berths');
  await expect(async () => {
    await demo.getByRole('link', { name: 'Bookings' }).first().click({ timeout: 1000 });
    await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Bookings', { timeout: 500 });
  }).toPass();

  await openSettings(page);
  await page.getByText('Dark', { exact: true }).click();
  await expect(body).toHaveClass(/mode-dark/);
  await page.getByText('Right to left', { exact: true }).click();
  await expect(body).toHaveAttribute('dir', 'rtl');
  await page.getByText('Compact', { exact: true }).click();
  await expect(demo.locator('html')).toHaveAttribute('data-dense', '');
  await expect(demo.getByRole('heading', { level: 1 })).toHaveText('Bookings');
});

test('[C6] it takes the direction of the language around it', async ({ page }) => {
  await page.goto(`/ar${PAGE}`);
  await expect(harbour(page).locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#demo-HarbourDashboard')).toHaveAttribute('src', FRAME);
});

test('[C5] alone it looks as the reader likes the site, also when another tab changes that', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(FRAME);
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.setItem('lectern-mode', 'light'));
  await expect(page.locator('body')).toHaveClass(/mode-light/);
});

test('a demo that watches its window is as narrow as its frame', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/material-ui/react-drawer/');
  const demo = page.frameLocator('#demo-OrchardShell');
  await expect(demo.getByRole('button', { name: 'Parts of the orchard' })).toBeVisible();
  await page.goto('/material-ui/demos/react-drawer/OrchardShell/');
  await expect(page.getByRole('button', { name: 'Parts of the orchard' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apples' })).toBeVisible();
});

test('links to fragments stay in the frame', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/material-ui/react-drawer/');
  const demo = page.frameLocator('#demo-OrchardShell');
  await expect(async () => {
    await demo.getByRole('button', { name: 'Parts of the orchard' }).click({ timeout: 1000 });
    await expect(demo.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
  await demo.getByRole('dialog').getByRole('link', { name: 'Pears' }).click();
  const inside = () => page.frames().map((frame) => new URL(frame.url()).hash);
  await expect.poll(inside).toContain('#/orchard');
  await expect(page).toHaveURL('/material-ui/react-drawer/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A2] a framed demo is there, and no control is dead', async ({ page }) => {
    await page.goto(PAGE);
    await expect(harbour(page).getByText('Berths').first()).toBeVisible();
    await expect(page.locator('.demo-tools').first()).toBeHidden();
  });
});

test('documents of demos are in no sitemap, index or picture, and ask not to be listed', async () => {
  const html = readFileSync(path.join(dist, FRAME, 'index.html'), 'utf8');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/hreflang|og:|rel="canonical"/i);
  for (const file of ['sitemap.xml', 'toolpad/llms.txt', 'search/en/toolpad.json']) {
    expect(readFileSync(path.join(dist, file), 'utf8'), file).not.toContain('/demos/');
  }
});

test('[C13] the frames of a page that was opened stay without a connection', async () => {
  const official = await openOfficialSite();
  try {
    const page = await official.context.newPage();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const isKept = () =>
      page.evaluate(async (one) => (await caches.match(one)) !== undefined, FRAME);
    await expect.poll(isKept).toBe(true);
    await official.stop();
    await page.reload();
    await expect(harbour(page).getByRole('heading', { level: 1 })).toHaveText('Berths');
    await page.goto('/toolpad/nowhere/');
    await expect(page.locator('.kept-pages li')).toHaveCount(1);
  } finally {
    await official.close();
  }
});

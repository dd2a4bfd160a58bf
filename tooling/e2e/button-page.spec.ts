import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sendInvoice } from './send-invoice';
import { watchPage } from './watch-page';

const dist = path.join(import.meta.dirname, '../../apps/docs/dist');
const BUTTON = '/material-ui/react-button/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A6] the Button page shows its text, its code and its demos, styled', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    const save = page.locator('#demo-SaveButton').getByRole('button', { name: 'Save' });
    await expect(save).toBeVisible();
    await expect(save).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(page.getByText('export default function SaveButton').first()).toBeVisible();
    await expect(page.locator('.lectern-ad')).toHaveCSS('min-height', '126px');
  });
});

test('[A5] the Button API page shows variant, color, size and loading with types and defaults', async ({
  page,
}) => {
  await page.goto('/material-ui/api/button/');
  const rows: readonly [string, string, string][] = [
    ['variant', "'text' | 'outlined' | 'contained'", "'text'"],
    [
      'color',
      "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning'",
      "'primary'",
    ],
    ['size', "'small' | 'medium' | 'large'", "'medium'"],
    ['loading', 'boolean | null', 'null'],
  ];
  for (const [name, type, value] of rows) {
    const item = page.locator(`#prop-${name}`);
    await expect(item.locator('.api-type')).toHaveText(type);
    await expect(item.locator('.api-default code')).toHaveText(value);
  }
});

test('scripts in the HTML of the Button page weigh at most 120 KB, none from @mui or @emotion', () => {
  const html = readFileSync(path.join(dist, BUTTON, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)].filter(
    ([, before = '', , after = '']) => !/\bnomodule\b/i.test(before + after),
  );
  const files = scripts.map(([, , src = '']) =>
    readFileSync(path.join(dist, decodeURIComponent(src))),
  );
  const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  expect(files.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(120 * 1024);
  for (const file of files) {
    expect(file.toString()).not.toMatch(/MuiButton-|@emotion|insertRule/);
    // The interface's other languages come with the pages in them.
    expect(file.toString()).not.toMatch(/\p{Script=Arabic}{4}/u);
  }
});

test('a demo far below is fetched when it nears the viewport, and then works', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 600 });
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) chunks.push(request.url());
  });
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  const before = new Set(chunks);
  const demo = page.locator('#demo-SendInvoice');
  const button = demo.getByRole('button', { name: 'Send invoice' });
  await expect(button).toBeVisible();
  const node = await button.elementHandle();

  await demo.scrollIntoViewIfNeeded();
  await expect.poll(() => chunks.filter((url) => !before.has(url)).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await sendInvoice(demo);
  // The server's own node was hydrated, not replaced.
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

test('[A15] pages inside an area change without a document load, and demos run there', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(BUTTON);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Pages' })
    .locator('a[href="/material-ui/getting-started/usage/"]')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Say hello' }).click();
  await expect(page.getByText('Hello, Ada.')).toBeVisible();

  await page.getByText('Products: ').or(page.locator('.menu summary').first()).first().click();
  await page.getByRole('link', { name: /^MUI System/ }).click();
  await expect(page).toHaveURL(/\/system\/getting-started\/$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('[A15] a link to another area fetches its document while the pointer rests on it', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/', { waitUntil: 'networkidle' });
  const link = page.locator('.prose a[href^="/material-ui/"]').first();
  const address = await link.getAttribute('href');
  const early = page.context().waitForEvent('request', (request) => {
    return new URL(request.url()).pathname === address;
  });
  await link.hover();
  expect((await (await early).allHeaders())['sec-purpose']).toContain('prefetch');
});

test('[A6] the ad arrives in the room kept for it and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    await expect(page.locator('.lectern-ad a').first()).toBeVisible();
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
    );
    expect(sum).toBeLessThan(0.01);
  }
});

test('the shell’s icons are drawn in lines, the icons of demos are not', async ({ page }) => {
  await page.goto('/material-ui/react-checkbox/', { waitUntil: 'networkidle' });
  await expect(page.locator('.search-button svg')).toHaveCSS('fill', 'none');
  const icon = page.locator('#demo-RememberDevice svg');
  await expect(icon).toHaveCSS('stroke', 'none');
  await expect(icon).toHaveCSS('fill', 'rgb(25, 118, 210)');
});

test('a theme of the demo’s own replaces the page’s', async ({ page }) => {
  await page.goto('/material-ui/customization/theming/', { waitUntil: 'networkidle' });
  const search = page
    .locator('#demo-BrandTheme')
    .getByRole('button', { name: 'Search', exact: true });
  await expect(search).toHaveCSS('background-color', 'rgb(11, 99, 80)');
  await expect(search).toHaveCSS('text-transform', 'none');
});

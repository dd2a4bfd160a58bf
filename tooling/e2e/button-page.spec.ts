import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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
  for (const file of files) expect(file.toString()).not.toMatch(/MuiButton-|@emotion|insertRule/);
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
  await expect(async () => {
    await button.click({ timeout: 500 });
    await expect(demo.getByText('Sending…')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(demo.getByText('Invoice 2081 was sent.')).toBeVisible();
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
    .getByRole('link', { name: 'Usage' })
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

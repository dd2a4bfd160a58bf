import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { watchPage } from './watch-page';
import { dist, site } from '../compose/site.mjs';

const PAGE = '/material-ui/react-button/';

test('the page is copied as Markdown from a menu beside its place, and can be read there', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const menu = page.locator('.page-place .menu');
  await menu.getByText('Markdown', { exact: true }).click();
  await menu.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(menu.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(path.join(dist, 'material-ui/react-button.md'), 'utf8'));
  await expect(menu.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/material-ui/react-button.md',
  );
  expect(complaints).toEqual([]);
});

for (const [address, type] of [
  ['/', 'WebSite'],
  [PAGE, 'TechArticle'],
  ['/ar/material-ui/getting-started/faq/', 'TechArticle'],
  ['/material-ui/api/button/', 'APIReference'],
] as const) {
  test(`${address} says to machines what it is, with its picture and its address`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watchPage(page, baseURL ?? '');
    await page.goto(address);
    const blocks = page.locator('script[type="application/ld+json"]');
    await expect(blocks).toHaveCount(1);
    const data = JSON.parse((await blocks.textContent()) ?? '') as { '@type': string }[];
    expect(data[0]).toMatchObject({ '@type': type });

    const url = `${site.origin}${address}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
    const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    expect(await meta('og:url')).toBe(url);
    const picture = (await meta('og:image')) ?? '';
    expect(picture.startsWith(`${site.origin}/social/`)).toBe(true);
    const png = readFileSync(path.join(dist, new URL(picture).pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // The policy lets data blocks be.
    expect(complaints).toEqual([]);
  });
}

test('the site can be installed as an app: its manifest and icons are there', async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await page.request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page, type Request } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import LZString from 'lz-string';
import { readFileSync } from 'node:fs';
import { site } from '../../apps/site.config';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';
const { stackblitz, codesandbox } = site.playgrounds ?? {};

const demos = (page: Page) => page.locator('.demo:has(.demo-code)');
const menu = (page: Page) => demos(page).first().locator('.demo-open details');
const choice = (page: Page, name: string) =>
  menu(page).getByRole('button', { name }).or(menu(page).getByRole('link', { name }));

/** Opens the menu of the page's first demo. */
async function openMenu(page: Page) {
  await menu(page).locator('summary').click();
  await expect(choice(page, 'Download as ZIP')).toBeVisible();
}

/** The form that a playground is sent, which nobody but this test receives. */
async function submitted(page: Page, endpoint: string, submit: () => Promise<void>) {
  const context = page.context();
  const isSent = (request: Request) => request.url().startsWith(endpoint);
  await context.route(`${endpoint}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Playground</title>' }),
  );
  const opened = context.waitForEvent('page');
  const sent = context.waitForEvent('request', isSent);
  await submit();
  const request = await sent;
  await (await opened).close();
  return { url: request.url(), fields: new URLSearchParams(request.postData() ?? '') };
}

test('a demo opens in StackBlitz in a new tab, as a project that shows its file', async ({
  page,
}) => {
  await page.goto(PAGE);
  await openMenu(page);
  const name = await demos(page).first().locator('.demo-file').textContent();
  const { url, fields } = await submitted(page, stackblitz?.endpoint ?? '', () =>
    choice(page, 'Open in StackBlitz').click(),
  );
  expect(url).toBe(`${stackblitz?.endpoint}?file=src%2F${name}.tsx`);
  expect(fields.get('project[template]')).toBe('node');
  const code = await demos(page).first().locator('.demo-code code').first().textContent();
  // Forms send lines as the web does: with a carriage return.
  const sent = fields.get(`project[files][src/${name}.tsx]`)?.replaceAll('\r\n', '\n');
  expect(sent?.trim()).toBe(code?.trim());
  const { dependencies } = JSON.parse(fields.get('project[files][package.json]') ?? '');
  expect(dependencies).toMatchObject({ '@mui/material': '7.1.1', react: '19.3.1' });
  await expect(page).toHaveURL(PAGE);
});

test('by keyboard alone, in JavaScript as the reader has chosen, a demo opens in CodeSandbox', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
  await page.goto(PAGE);
  await menu(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Open in CodeSandbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Open in StackBlitz')).toBeFocused();
  await page.keyboard.press('Tab');
  const { url, fields } = await submitted(page, codesandbox?.endpoint ?? '', () =>
    page.keyboard.press('Enter'),
  );
  expect(url).toBe(codesandbox?.endpoint);
  expect(fields.get('environment')).toBe('server');
  const parameters = fields.get('parameters')?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
  const { files } = JSON.parse(LZString.decompressFromBase64(parameters));
  expect(Object.keys(files)).toContain('src/main.jsx');
  expect(Object.keys(files).filter((file) => /\.tsx?$/.test(file))).toEqual([]);
  await choice(page, 'Open in CodeSandbox').focus();
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Download as ZIP')).toBeHidden();
  await expect(menu(page).locator('summary')).toBeFocused();
});

test('a demo is downloaded as a ZIP file with a project in it, and no other host is asked', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/demos/')) fetched.push(pathname);
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await openMenu(page);
  expect(fetched).toHaveLength(1);
  const waiting = page.waitForEvent('download');
  await choice(page, 'Download as ZIP').click();
  const download = await waiting;
  const name = download.suggestedFilename().replace(/\.zip$/, '');
  const unpacked = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(unpacked)).toEqual(
    expect.arrayContaining([`${name}/package.json`, `${name}/index.html`, `${name}/src/main.tsx`]),
  );
  const manifest = JSON.parse(strFromU8(unpacked[`${name}/package.json`] ?? new Uint8Array()));
  expect(manifest.name).toBe(name);
  expect(complaints).toEqual([]);
});

test('a project that cannot be fetched is told, and another try brings it', async ({ page }) => {
  await page.goto(PAGE);
  await page.route('**/demos/**', (route) => route.abort());
  await menu(page).locator('summary').click();
  await expect(menu(page).getByRole('alert')).toContainText('The project could not be loaded.');
  await page.unroute('**/demos/**');
  await menu(page).getByRole('button', { name: 'Try again' }).click();
  await expect(choice(page, 'Download as ZIP')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo offers nothing that needs them', async ({ page }) => {
    await page.goto(PAGE);
    await expect(demos(page).first()).toBeVisible();
    await expect(page.locator('.demo-open')).toHaveCount(0);
  });
});

for (const [colorScheme, width, url] of [
  ['light', 1280, PAGE],
  ['dark', 390, PAGE],
  ['light', 390, `/ar${PAGE}`],
] as const) {
  test(`axe finds nothing in the open menu of a demo on ${url} at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    await menu(page).locator('summary').click();
    await expect(menu(page).locator('a[download]')).toBeVisible();
    const panel = await menu(page).locator('.menu-panel').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).include('.demo-open').analyze();
    expect(violations).toEqual([]);
  });
}

import { expect, test, type Locator, type Page } from '@playwright/test';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';

test('[C4] the page is in the stored mode before any chunk has arrived', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern-mode', 'dark'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(22, 22, 22)');
  const button = page.locator('#demo-SaveButton').getByRole('button', { name: 'Discard' });
  await expect(button).toHaveCSS('color', 'rgb(144, 202, 249)');
});

test('[C4] the mode follows the system live, in the shell and in the demos', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toHaveClass(/mode-light/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#161616');
});

test('[C5] a choice follows into another tab and is kept on reload', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await first.goto(PAGE, { waitUntil: 'networkidle' });
  await second.goto(PAGE, { waitUntil: 'networkidle' });
  await first.locator('summary[aria-label="Settings"]').click();
  await first.getByRole('radio', { name: 'Dark' }).check();
  await expect(first.locator('body')).toHaveClass(/mode-dark/);
  await expect(second.locator('body')).toHaveClass(/mode-dark/);
  await second.reload();
  await expect(second.locator('body')).toHaveClass(/mode-dark/);
});

test('[C12] the code language is switched at once, kept in the cookie, and the copy is the code alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/material-ui/getting-started/usage/', { waitUntil: 'networkidle' });
  await page.locator('summary[aria-label="Settings"]').click();
  await page.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  const block = page
    .locator('[data-code-block]')
    .filter({ hasText: 'import Checkbox' })
    .or(page.locator('[data-code-block]').filter({ hasText: "from '@mui/material'" }));
  await block.first().hover();
  await block.first().getByRole('button', { name: 'Copy' }).click();
  await expect(block.first().getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import Button from '@mui/material/Button';\nimport { Checkbox } from '@mui/material';",
  );
});

/** Opens the settings and chooses. */
async function choose(page: Page, group: string, option: string) {
  const menu = page.locator('.menu').filter({ has: page.locator('.settings') });
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  await page.getByRole('group', { name: group }).getByRole('radio', { name: option }).check();
}

const discard = (page: Page) =>
  page.locator('#demo-SaveButton').getByRole('button', { name: 'Discard' });
const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0;

test('[C7] a chosen direction turns shell and demos at once, is kept, and can be reset', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const nav = page.locator('.side-nav');
  expect(await leftOf(nav)).toBe(0);
  await choose(page, 'Direction', 'Right to left');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => leftOf(nav)).toBeGreaterThan(600);
  await expect(discard(page)).toHaveCSS('direction', 'rtl');
  await expect(discard(page)).toHaveClass(/muirtl/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(discard(page)).toHaveClass(/muirtl/);
  await choose(page, 'Direction', 'By language');
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  await expect(discard(page)).not.toHaveClass(/muirtl/);
  expect(complaints).toEqual([]);
});

test('[C7] the reader’s direction goes before that of Arabic', async ({ page, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.addInitScript(() => localStorage.setItem('lectern-direction', 'ltr'));
  await page.goto(`/ar${PAGE}`, { waitUntil: 'networkidle' });
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  expect(await leftOf(page.locator('.side-nav'))).toBe(0);
  await expect(discard(page)).not.toHaveClass(/muirtl/);
  await expect(discard(page)).toHaveCSS('direction', 'ltr');
  expect(complaints).toEqual([]);
});

test('[C1] [G8] a dense page has smaller controls in its demos and closer rows in its shell', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const row = page.locator('.side-nav').getByRole('link', { name: 'Slider' });
  const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;
  const before = [await heightOf(row), await heightOf(discard(page))] as const;
  await choose(page, 'Density', 'Compact');
  await expect(discard(page)).toHaveClass(/MuiButton-sizeSmall/);
  expect(await heightOf(row)).toBeLessThan(before[0]);
  expect(await heightOf(row)).toBeGreaterThanOrEqual(24);
  expect(await heightOf(discard(page))).toBeLessThan(before[1]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-dense', '');
  await expect(discard(page)).toHaveClass(/MuiButton-sizeSmall/);
  await choose(page, 'Density', 'Comfortable');
  await expect(discard(page)).not.toHaveClass(/MuiButton-sizeSmall/);
  expect(await heightOf(row)).toBe(before[0]);
  expect(complaints).toEqual([]);
});

test('[C5] direction and density are there before any chunk has arrived', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lectern-direction', 'rtl');
    localStorage.setItem('lectern-density', 'dense');
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-dense', '');
  expect(await leftOf(page.locator('.side-nav'))).toBeGreaterThan(600);
  await expect(discard(page)).toHaveCSS('direction', 'rtl');
});

test('[C5] direction and density follow into another tab', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await first.goto(PAGE, { waitUntil: 'networkidle' });
  await second.goto(PAGE, { waitUntil: 'networkidle' });
  await choose(first, 'Direction', 'Right to left');
  await choose(first, 'Density', 'Compact');
  await expect(second.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(second.locator('html')).toHaveAttribute('data-dense', '');
  await expect(discard(second)).toHaveClass(
    /muirtl.*MuiButton-sizeSmall|MuiButton-sizeSmall.*muirtl/,
  );
});

test('[E1] [E2] chosen code colours are fetched once chosen, into a layer that leaves the page’s measures', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/styles/')) sheets.push(new URL(request.url()).pathname);
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const code = page.locator('[data-code-block] pre').first();
  const box = await code.boundingBox();
  expect(sheets).toEqual([]);
  await choose(page, 'Code colours', 'Okaidia');
  await expect(code).toHaveCSS('background-color', 'rgb(39, 40, 34)');
  await expect(code.locator('.token.keyword').first()).toHaveCSS('color', 'rgb(102, 217, 239)');
  expect(await code.boundingBox()).toEqual(box);
  expect(sheets).toEqual(['/static/styles/prism-okaidia.css']);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(code).toHaveCSS('background-color', 'rgb(39, 40, 34)');
  await choose(page, 'Code colours', 'Of the page');
  await expect(code).not.toHaveCSS('background-color', 'rgb(39, 40, 34)');
  expect(complaints).toEqual([]);
});

test('[A11] Arabic has its prefix, its direction and its interface; English content says so', async ({
  page,
}) => {
  await page.goto(`/ar${PAGE}`, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.page-notice')).toBeVisible();
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await page.locator('.side-nav').getByRole('link', { name: 'الاستخدام' }).click();
  await expect(page).toHaveURL(/\/ar\/material-ui\/getting-started\/usage\/$/);
});

test('every response carries the policy, and scripts are allowed by hash alone', async ({
  request,
}) => {
  const response = await request.get(PAGE);
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
});

test('an unknown address shows the 404 page with status 404', async ({ page }) => {
  const response = await page.goto('/material-ui/react-nothing/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

for (const width of [360, 390, 768, 1280, 1600]) {
  test(`no page of a kind scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const url of [
      '/',
      PAGE,
      `/ar${PAGE}`,
      '/material-ui/api/button/',
      '/material-ui/migration/api-changes-v7/',
      '/x/react-data-grid/',
    ]) {
      await page.goto(url, { waitUntil: 'networkidle' });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, url).toBeLessThanOrEqual(0);
    }
  });
}

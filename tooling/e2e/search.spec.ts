import { expect, test, type Page, type Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';
const RIPPLE = '/material-ui/api/button-base/#prop-disableRipple';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
/** Presses the slash; a page that has not come alive yet does not hear it. */
const openByKey = (page: Page) =>
  expect(async () => {
    if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('/');
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 2000 });
  }).toPass();
/** How many words are marked on the page. */
const marks = (page: Page) => page.evaluate(() => CSS.highlights.get('search-mark')?.size ?? 0);

test('nothing of the search is fetched before it is opened, and 60 KB at most up to the first result', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  // A page without demos, whose chunks come when they near the viewport.
  await page.goto('/material-ui/api/slider/', { waitUntil: 'networkidle' });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('toast');
  await expect(options(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fetched = await Promise.all(
    responses.map(async (response) => {
      const bytes = brotliCompressSync(await response.body()).length;
      return { path: new URL(response.url()).pathname, bytes };
    }),
  );
  expect(fetched.map(({ path }) => path)).toContain('/search/en/material-ui.json');
  // All of it, though the first result stands before the indexes of other areas are there.
  const all = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(all, JSON.stringify(fetched)).toBeLessThanOrEqual(60 * 1024);
  expect(complaints).toEqual([]);
});

test('“disable ripple” leads to the prop, and its words are marked there until Escape', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('disable ripple');
  const option = options(page).first();
  await expect(option).toHaveAttribute('href', RIPPLE);
  await option.click();
  await expect(page).toHaveURL(RIPPLE);
  await expect(page.locator('#prop-disableRipple')).toBeInViewport();
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  await expect(page.getByRole('status').filter({ hasText: 'marked' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => marks(page)).toBe(0);
});

test('the same by keyboard alone, in another product’s document too', async ({ page }) => {
  await page.goto('/joy-ui/react-button/', { waitUntil: 'networkidle' });
  await openByKey(page);
  await page.keyboard.type('disable ripple');
  await expect(options(page).first()).toHaveAttribute('href', RIPPLE);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(RIPPLE);
  await expect(page.locator('#prop-disableRipple')).toBeInViewport();
  await expect.poll(() => marks(page)).toBeGreaterThan(0);

  // Earlier searches are chosen by the same keys.
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('option', { name: 'disable ripple' });
  await expect(recent).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(recent).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('disable ripple');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('marks belong to the page that was found', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await openByKey(page);
  await field(page).fill('slider marks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/react-slider|api\/slider/);
  await expect.poll(() => marks(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect.poll(() => marks(page)).toBe(0);
});

test('the reader’s product comes first, other products lead to their documents', async ({
  page,
}) => {
  await page.goto('/joy-ui/react-button/', { waitUntil: 'networkidle' });
  await openByKey(page);
  await field(page).fill('button');
  await expect(options(page).first()).toHaveAttribute('href', '/joy-ui/react-button/');
  await page.locator('[role="option"][href="/material-ui/api/button-group/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ButtonGroup API');
});

test('words that stand in texts alone are found, with the kind of each result told', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await openByKey(page);
  await field(page).fill('popupicon');
  await expect(options(page).first()).toHaveAccessibleName('Prop popupIcon Autocomplete API');
  // No title has the word.
  await field(page).fill('ellipsis');
  await expect(options(page).first()).toHaveAttribute('href', /breadcrumbs/);
});

test('what finds nothing says so and offers the products; an index that does not come can be tried again', async ({
  page,
}) => {
  let down = true;
  await page.route('**/search/en/*.json', (route) => (down ? route.abort() : route.continue()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await openByKey(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  down = false;
  await retry.click();
  await field(page).fill('zeppelin');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was found' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Joy UI' })).toHaveAttribute(
    'href',
    '/joy-ui/getting-started/',
  );
});

test('in Arabic the search leads to Arabic addresses', async ({ page }) => {
  await page.goto(`/ar${PAGE}`, { waitUntil: 'networkidle' });
  await openByKey(page);
  await page.getByRole('combobox').fill('slider');
  await expect(options(page).first()).toHaveAttribute('href', '/ar/material-ui/react-slider/');
});

test('an address that leads nowhere offers pages with a similar one, and the search', async ({
  page,
}) => {
  await page.goto('/material-ui/react-buton/', { waitUntil: 'networkidle' });
  const near = page.getByRole('region', { name: 'Pages with a similar address' });
  await expect(near.getByRole('link').first()).toHaveAttribute('href', PAGE);
  await page.getByRole('button', { name: 'Search for “buton”' }).click();
  await expect(field(page)).toHaveValue('buton');
  await expect(options(page).first()).toHaveAttribute('href', PAGE);
});

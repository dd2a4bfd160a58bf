import { expect, test, type Page } from '@playwright/test';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });

test('nothing of the search is fetched before it is opened', async ({ page, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('/search/'))).toEqual([]);
  const before = requests.length;
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(requests.slice(before).some((url) => url.endsWith('/search/en.json'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('by keyboard alone: a slash opens it, words find a prop, Enter goes there, Escape closes', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await field(page).fill('slider marks');
  // Joy UI has a Slider too; the reader's product comes first.
  const option = page.getByRole('option', { name: /^Prop marks Slider/ }).first();
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/material-ui\/api\/slider\/#prop-marks$/);
  await expect(page.locator('#prop-marks')).toBeInViewport();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: 'slider marks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the reader’s product comes first, other products lead to their documents', async ({
  page,
}) => {
  await page.goto('/joy-ui/react-button/', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await field(page).fill('button');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/joy-ui/react-button/');
  await page.locator('[role="option"][href="/material-ui/api/button-group/"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ButtonGroup API');
});

test('what finds nothing says so, and an index that does not come can be tried again', async ({
  page,
}) => {
  await page.route('**/search/en.json', (route) => route.abort(), { times: 1 });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await field(page).fill('zeppelin');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was found' })).toBeVisible();
});

test('in Arabic the search leads to Arabic addresses', async ({ page }) => {
  await page.goto(`/ar${PAGE}`, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('slider');
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    '/ar/material-ui/react-slider/',
  );
});

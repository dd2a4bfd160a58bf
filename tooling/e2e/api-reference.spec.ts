import { expect, test } from '@playwright/test';
import { watchPage } from './watch-page';

test('props are filtered by name, and the others come back', async ({ page, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto('/x/api/data-grid/data-grid/', { waitUntil: 'networkidle' });
  const props = page.locator('.api-props > li:visible');
  const all = await props.count();
  expect(all).toBeGreaterThan(100);
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('rowHeight');
  await expect(props).not.toHaveCount(all);
  await expect(page.locator('#prop-rowHeight')).toBeVisible();
  await expect(page.locator('#prop-columns')).toBeHidden();
  await expect(page.locator('.api-tools [role="status"]')).toHaveText(/^\d+ results?$/);
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('');
  await expect(props).toHaveCount(all);
  expect(complaints).toEqual([]);
});

test('the choice of a table is made by keyboard, and kept on other pages and after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/material-ui/api/button/', { waitUntil: 'networkidle' });
  const type = page.locator('#prop-variant .api-type');
  const description = page.locator('#prop-variant .html').first();
  const sideBySide = async () =>
    ((await description.boundingBox())?.x ?? 0) > ((await type.boundingBox())?.x ?? 0) + 50;
  expect(await sideBySide()).toBe(false);
  await page.getByRole('radio', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  expect(await sideBySide()).toBe(true);
  await page.goto('/material-ui/api/text-field/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-api-view', 'table');
});

test('a prop of a paid plan says so', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid-premium/');
  await expect(page.locator('#prop-rowGroupingModel .flag').first()).toHaveText('Premium');
  await expect(page.locator('#prop-treeData .flag').first()).toHaveText('Pro');
  await expect(page.locator('#prop-rows .flag[data-flag="pro"]')).toHaveCount(0);
});

test('a hook shows its import and its signature', async ({ page }) => {
  await page.goto('/material-ui/api/hooks/#useMediaQuery');
  const section = page.locator('section', { has: page.locator('#useMediaQuery') });
  await expect(section.locator('code')).toContainText(
    "import { useMediaQuery } from '@mui/material';",
  );
  await expect(section.locator('code')).toContainText('=> boolean');
});

test('the summary on a component’s page leads to the prop', async ({ page }) => {
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  await page.locator('.api-summary').getByRole('link', { name: 'startIcon', exact: true }).click();
  await expect(page).toHaveURL(/\/material-ui\/api\/button\/#prop-startIcon$/);
  await expect(page.locator('#prop-startIcon')).toBeInViewport();
});

test('a page of the reference has a Markdown twin and stands in the sitemap', async ({
  page,
  request,
}) => {
  await page.goto('/material-ui/api/button/');
  const twin = await page.locator('link[type="text/markdown"]').getAttribute('href');
  const text = await (await request.get(twin ?? '')).text();
  expect(text).toContain('# Button API');
  expect(text).toContain('- `variant` ·');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/material-ui/api/button/<');
  expect(await (await request.get('/llms.txt')).text()).toContain('/material-ui/llms.txt');
  const product = await (await request.get('/material-ui/llms.txt')).text();
  expect(product).toContain('/material-ui/react-button.md): ');
  expect(product).toContain('/material-ui/api/button.md)');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every prop, its types and its demos are there to read', async ({ page }) => {
    await page.goto('/material-ui/api/button/');
    await expect(page.locator('#prop-variant')).toContainText("'text' | 'outlined' | 'contained'");
    await expect(page.locator('#prop-variant')).toContainText('Shown in:');
    await expect(page.locator('#types')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Filter by name' })).toHaveCount(0);
  });
});

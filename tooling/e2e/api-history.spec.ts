import { expect, test } from '@playwright/test';

test('an API page tells since when a prop is there, and what changed', async ({ page }) => {
  await page.goto('/material-ui/api/button/');
  await expect(page.locator('#prop-loading')).toContainText('Since 6.4');
  const history = page.locator('.api-history');
  await expect(history).toContainText('6.4');
  await expect(history.getByRole('listitem').filter({ hasText: 'loadingIndicator' })).toContainText(
    'Added',
  );
});

test('a deprecated prop names the version and what to use instead', async ({ page }) => {
  await page.goto('/material-ui/api/autocomplete/');
  await expect(page.locator('#prop-ChipProps')).toContainText('Deprecated in 6.1');
  const change = page
    .locator('.api-history')
    .getByRole('listitem')
    .filter({ hasText: 'ChipProps' });
  await expect(change).toContainText('slotProps.chip');
});

test('the changes of a major version are filtered by component', async ({ page }) => {
  await page.goto('/material-ui/migration/api-changes-v7/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What changed in the API from 6 to 7',
  );
  await expect(page.getByRole('heading', { level: 2, name: 'Hidden', exact: true })).toBeVisible();
  await page.getByLabel('Filter by component').fill('autoc');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Autocomplete']);
  await page.getByRole('link', { name: 'Autocomplete API' }).click();
  await expect(page).toHaveURL(/\/material-ui\/api\/autocomplete\/$/);
});

test('without JavaScript the changes are all there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/material-ui/migration/api-changes-v6/');
  await expect(page.getByRole('heading', { level: 2, name: 'Autocomplete' })).toBeVisible();
  await expect(page.getByLabel('Filter by component')).toHaveCount(0);
  await context.close();
});

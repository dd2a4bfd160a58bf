import { expect, test } from '@playwright/test';

const PAGE = '/material-ui/api/button/';

test('a type opens below its row, the types that it names open in it, and a second click closes', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const row = page.locator('#prop-sx');
  const name = row.getByRole('link', { name: 'SxProps' });
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await name.click();
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  const opened = page.locator(`#${await name.getAttribute('aria-controls')}`);
  await expect(opened).toContainText('SystemStyleObject<Theme> | ((theme: Theme) =>');

  await opened.getByRole('link', { name: 'SystemStyleObject' }).first().click();
  const inner = opened.locator('.api-opened');
  await expect(inner).toContainText('SystemCssProperties<Theme>');
  await inner.getByRole('link', { name: 'SystemCssProperties' }).click();
  await inner.getByRole('link', { name: 'AllSystemCSSProperties' }).first().click();
  const line = inner.locator('.api-definition > span', { hasText: /^ {2}mt\?:/ });
  await line.getByRole('link').click();
  await expect(line.locator('+ .api-opened')).toContainText('Property.MarginTop');
  await expect(page).toHaveURL(PAGE);

  await name.click();
  await expect(row.locator('.api-opened')).toHaveCount(0);
  await expect(name).toHaveAttribute('aria-expanded', 'false');
  await expect(name).not.toHaveAttribute('aria-controls');
});

test('types open and close by keyboard, and the focus stays', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const row = page.locator('#prop-sx');
  const name = row.getByRole('link', { name: 'SxProps' });
  await name.press('Enter');
  await expect(name).toBeFocused();
  const inner = row.locator('.api-opened').getByRole('link', { name: 'SystemStyleObject' }).first();
  await inner.press('Enter');
  await expect(row.locator('.api-opened')).toHaveCount(2);
  await inner.press('Escape');
  await expect(row.locator('.api-opened')).toHaveCount(1);
  await expect(inner).toBeFocused();
  await inner.press('Escape');
  await expect(row.locator('.api-opened')).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('a long type is folded, shown whole and copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/material-ui/api/autocomplete/', { waitUntil: 'networkidle' });
  const row = page.locator('#prop-slotProps');
  const type = row.locator('.api-type');
  const folded = await type.evaluate((element) => element.clientHeight);
  await row.getByRole('button', { name: 'Show all' }).click();
  await expect
    .poll(() => type.evaluate((element) => element.clientHeight))
    .toBeGreaterThan(folded * 2);
  await row.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('{ chip?: SlotProps<React.ElementType<Partial<ChipProps<ChipComponent>>>');
});

test('types fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/api/autocomplete/', { waitUntil: 'networkidle' });
  const row = page.locator('#prop-slotProps');
  await row.getByRole('button', { name: 'Show all' }).click();
  await row.getByRole('link', { name: 'SlotProps', exact: true }).first().click();
  await row.locator('.api-opened').getByRole('link').first().click();
  const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const [content, screen] = await widths();
  expect(content).toBe(screen);
});

test('without JavaScript a name leads to its definition on the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('#prop-sx').getByRole('link', { name: 'SxProps' }).click();
  await expect(page).toHaveURL(`${PAGE}#type-SxProps`);
  await expect(page.locator('#type-SxProps')).toBeInViewport();
  await expect(page.locator('#type-SxProps')).toContainText('SystemStyleObject<Theme>');
  await page.goto('/material-ui/api/autocomplete/');
  await expect(page.getByRole('button', { name: 'Show all' }).first()).toBeHidden();
  await context.close();
});

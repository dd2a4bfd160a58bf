import { expect, test } from '@playwright/test';

test('the home page begins with the search', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Search…' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('data grid');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/x\//);
});

test('the wall follows its four switches', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const wall = page.getByRole('region', { name: 'Components to play with' });
  const send = wall.getByRole('button', { name: 'Find a train' });
  await send.click();
  await expect(wall.getByText('Coimbra in 74 minutes, every hour.')).toBeVisible();

  const color = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await color();
  await wall.getByRole('radio', { name: 'Plum' }).check();
  await expect.poll(color).not.toBe(before);

  await wall.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('body')).toHaveClass(/mode-dark/);
  await wall.getByRole('radio', { name: 'Right to left' }).check();
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  const height = () => send.evaluate((button) => button.getBoundingClientRect().height);
  const tall = await height();
  await wall.getByRole('radio', { name: 'Compact' }).check();
  await expect.poll(height).toBeLessThan(tall);
});

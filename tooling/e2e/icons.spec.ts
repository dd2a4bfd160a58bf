import { expect, test } from '@playwright/test';

test('an icon is found by another word for it, and its import copied by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/material-ui/material-icons/');
  const search = page.getByRole('searchbox', { name: 'Search icons' });
  const icons = page.getByRole('listbox', { name: 'Icons' });
  await expect(page.getByText(/^\d+ icons\. Press one/)).toBeVisible();
  // Only what is in view is in the document.
  expect(await icons.getByRole('option').count()).toBeLessThan(100);
  await search.fill('garbage');
  await expect(icons.getByRole('option').first()).toHaveText('Delete');
  await page.getByRole('button', { name: 'Outlined' }).click();
  await icons.focus();
  await icons.press('ArrowRight');
  await icons.press('Home');
  await icons.press('Enter');
  const line = "import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';";
  await expect(page.getByText(`Copied: ${line}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';

const entry = (page: Page) => page.getByRole('button', { name: 'Try the props' });
const playground = (page: Page) => page.getByRole('region', { name: 'Playground of props' });
const shown = (page: Page) => playground(page).frameLocator('iframe.demo-runner');
const code = (page: Page) => playground(page).locator('pre');

test('a component is set by its props, with the code for it', async ({ page, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE);
  await entry(page).click();
  const button = shown(page).getByRole('button', { name: 'Light the lamp' });
  await expect(button).toBeVisible();
  await playground(page)
    .getByRole('combobox', { name: 'variant', exact: true })
    .selectOption('contained');
  await playground(page).getByLabel('disabled', { exact: true }).check();
  await expect(button).toHaveClass(/MuiButton-contained/);
  await expect(button).toBeDisabled();
  await expect(code(page)).toContainText('<Button disabled variant="contained">');

  await playground(page).getByRole('button', { name: 'Reset' }).click();
  await expect(code(page)).toContainText('<Button>');
  await expect(button).toBeEnabled();

  await playground(page)
    .getByRole('combobox', { name: 'Component', exact: true })
    .selectOption('IconButton');
  await expect(shown(page).getByRole('button', { name: 'Favour' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a popup begins open, and a page about what shows nothing offers no playground', async ({
  page,
}) => {
  await page.goto('/material-ui/react-dialog/');
  await entry(page).click();
  await expect(shown(page).getByRole('dialog')).toBeVisible();
  await playground(page).getByLabel('open', { exact: true }).uncheck();
  await expect(shown(page).getByRole('dialog')).toBeHidden();
  for (const [path, entries] of [
    ['/material-ui/react-dialog/', 1],
    ['/material-ui/react-no-ssr/', 0],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(entry(page)).toHaveCount(entries);
  }
});

test('what was set is shared by its link', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await entry(page).click();
  await playground(page)
    .getByRole('combobox', { name: 'color', exact: true })
    .selectOption('error');
  await playground(page).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#playground=Button:[\w+$-]+$/);

  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(link);
  await expect(code(friend)).toContainText('<Button color="error">');
  await expect(playground(friend)).toBeInViewport();
  await other.close();
});

test('a link that cannot be read opens nothing and breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${PAGE}#playground=Button:%E0%A4%A`);
  await expect(entry(page)).toHaveAttribute('aria-expanded', 'false');
  expect(errors).toEqual([]);
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in the playground at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await entry(page).click();
    await expect(code(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('.playground')
      // What is shown is the library's.
      .exclude('iframe')
      .analyze();
    expect(violations).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

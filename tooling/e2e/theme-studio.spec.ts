import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';
const OTHER_PAGE = '/material-ui/react-chip/';
const OTHER_AREA = '/joy-ui/react-button/';
const FRAMED = '/material-ui/react-app-bar/';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Theme studio' });
const save = (page: Page) =>
  page.locator('#demo-SaveButton').getByRole('button', { name: 'Save', exact: false }).first();

async function openStudio(page: Page) {
  await page.locator('summary[aria-label="Settings"]').click();
  await page.getByRole('button', { name: 'Theme studio', exact: true }).click();
  await expect(panel(page)).toBeVisible();
}

async function setPrimary(page: Page, colour: string) {
  await panel(page).getByLabel('Primary, value').fill(colour);
}

/** A theme as it stands in the storage of a reader who made it before. */
async function keep(page: Page, theme: unknown) {
  await page.addInitScript(
    (text) => {
      if (window === window.top && !sessionStorage.getItem('kept')) {
        localStorage.setItem('lectern-studio', text);
        sessionStorage.setItem('kept', 'yes');
      }
    },
    typeof theme === 'string' ? theme : JSON.stringify(theme),
  );
}

test('the studio is opened and closed with the keyboard', async ({ page, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const summary = page.locator('summary[aria-label="Settings"]');
  await summary.press('Enter');
  await page.getByRole('button', { name: 'Theme studio', exact: true }).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Theme studio' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Theme studio', exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(summary).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a change is seen at once in every demo, on other pages and in other areas, and after a reload', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(save(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await openStudio(page);
  await setPrimary(page, '#0b5c6b');
  await panel(page).getByLabel('Corner radius').fill('20');
  await expect(save(page)).toHaveCSS('background-color', 'rgb(11, 92, 107)');
  await expect(save(page)).toHaveCSS('border-radius', '20px');

  await page.reload({ waitUntil: 'networkidle' });
  await expect(save(page)).toHaveCSS('background-color', 'rgb(11, 92, 107)');
  await page.goto(OTHER_PAGE, { waitUntil: 'networkidle' });
  const chip = page.locator('[data-island] .MuiChip-filledPrimary').first();
  await chip.scrollIntoViewIfNeeded();
  await expect(chip).toHaveCSS('background-color', 'rgb(11, 92, 107)');
  await page.goto(OTHER_AREA, { waitUntil: 'networkidle' });
  const joy = page.locator('[data-island] .MuiButton-variantSolid.MuiButton-colorPrimary').first();
  await joy.scrollIntoViewIfNeeded();
  await expect(joy).toHaveCSS('background-color', 'rgb(11, 92, 107)');
  expect(complaints).toEqual([]);
});

test('a demo keeps what was done in it while the theme changes', async ({ page }) => {
  await page.goto('/material-ui/react-text-field/', { waitUntil: 'networkidle' });
  const field = page.locator('[data-island] input[type="text"]').first();
  await field.fill('Kept words');
  await openStudio(page);
  await panel(page).getByRole('button', { name: 'Orchard' }).click();
  await expect(page.locator('style[data-studio]')).toHaveCount(1);
  await expect(field).toHaveValue('Kept words');
});

test('another tab and a framed demo follow', async ({ context }) => {
  const first = await context.newPage();
  const second = await context.newPage();
  await first.emulateMedia({ colorScheme: 'light' });
  await second.emulateMedia({ colorScheme: 'light' });
  await first.goto(FRAMED, { waitUntil: 'networkidle' });
  await second.goto(PAGE, { waitUntil: 'networkidle' });
  const bar = first
    .frameLocator('#demo-ResponsiveMuseumBar')
    .locator('.MuiAppBar-colorPrimary')
    .first();
  await first.locator('#demo-ResponsiveMuseumBar').scrollIntoViewIfNeeded();
  await expect(bar).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await openStudio(first);
  await setPrimary(first, '#7a1f3d');
  await expect(bar).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  await expect(save(second)).toHaveCSS('background-color', 'rgb(122, 31, 61)');
});

test('dark colours are edited on a dark page and leave the light ones', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await openStudio(page);
  await setPrimary(page, '#ffcc80');
  await expect(save(page)).toHaveCSS('background-color', 'rgb(255, 204, 128)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(save(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
});

test('a copied theme is found again after a reset', async ({ page, context, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await openStudio(page);
  await panel(page).getByRole('button', { name: 'Newsprint' }).click();
  const stored = () => page.evaluate(() => localStorage.getItem('lectern-studio'));
  const made = await stored();
  expect(made).toContain('Georgia');
  await panel(page).getByRole('button', { name: 'Copy theme' }).click();
  await expect(panel(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain("import { createTheme } from '@mui/material/styles';");
  await panel(page).getByRole('button', { name: 'Reset' }).click();
  expect(await stored()).toBe('');
  await expect(page.locator('style[data-studio]')).toHaveCount(0);

  await panel(page).getByText('Paste a theme').click();
  const field = panel(page).getByLabel('Code with createTheme or extendTheme');
  await field.fill(code);
  await panel(page).getByRole('button', { name: 'Use this theme' }).click();
  await expect(panel(page).getByText('The theme was taken over.')).toBeVisible();
  expect(await stored()).toBe(made);

  await field.fill('createTheme({\n  components: {\n    MuiButton: make(),\n  },\n});');
  await panel(page).getByRole('button', { name: 'Use this theme' }).click();
  await expect(panel(page).getByRole('listitem')).toHaveText('Line 3: components.MuiButton');
  expect(complaints).toEqual([]);
});

for (const garbage of [
  '{',
  '[]',
  '{"light":{"primary":"url(https://example.org/x)"}}',
  '{"fontFamily":"</style><script>alert(1)</script>"}',
]) {
  test(`a storage with ${garbage} changes nothing`, async ({ page, baseURL }) => {
    const complaints = watchPage(page, baseURL ?? '');
    await page.emulateMedia({ colorScheme: 'light' });
    await keep(page, garbage);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await expect(save(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(page.locator('style[data-studio]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('a kept theme is there without a complaint of hydration', async ({ page, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.emulateMedia({ colorScheme: 'light' });
  await keep(page, { light: { primary: '#3f6b1f' }, fontSize: 18, spacing: 12 });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(save(page)).toHaveCSS('background-color', 'rgb(63, 107, 31)');
  expect(complaints).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open studio, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await openStudio(page);
    await panel(page).getByText('Paste a theme').click();
    const { violations } = await new AxeBuilder({ page }).include('.studio').analyze();
    expect(violations).toEqual([]);
  });
}

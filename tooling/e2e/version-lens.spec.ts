import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { watchPage } from './watch-page';

const BUTTON = '/material-ui/api/button/';
const GRID = '/material-ui/api/grid/';
const bar = (page: Page) => page.locator('.lens-bar');
const versionMenu = (page: Page) => page.locator('.menu summary').filter({ hasText: 'Versions:' });

/** Opens the choice in the version menu. */
async function openChooser(page: Page) {
  await versionMenu(page).click();
  const open = page.getByRole('button', { name: 'I use another version…' });
  if (await open.isVisible()) await open.click();
  return page.getByLabel('I use version');
}

/** A page whose reader chose a version before. */
async function readFor(page: Page, version: string, url: string) {
  await page.addInitScript(
    (chosen) => localStorage.setItem('lectern-version-material-ui', chosen),
    version,
  );
  await page.goto(url, { waitUntil: 'networkidle' });
}

test('nothing is fetched and nothing shown until a version is chosen, then at most 20 KB', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  const fetched: { url: string; bytes: Promise<number> }[] = [];
  page.on('response', (response) => {
    const bytes = response.body().then((body) => brotliCompressSync(body).length);
    fetched.push({ url: response.url(), bytes });
  });
  await page.goto(BUTTON, { waitUntil: 'networkidle' });
  expect(fetched.filter(({ url }) => url.includes('/history/'))).toEqual([]);
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#prop-loading')).toContainText('Since 6.4');

  const before = fetched.length;
  const select = await openChooser(page);
  await expect(select).toBeFocused();
  await expect(select).toHaveValue('');
  await select.selectOption('6.0');
  await expect(page.locator('#prop-loading')).toContainText('Not in 6.0, came with 6.4');
  await expect(page.locator('#prop-loading')).not.toContainText('Since 6.4');
  await expect(page.locator('#prop-variant .flag')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(fetched.slice(before).map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(20 * 1024);
  expect(complaints).toEqual([]);
});

test('what was removed since comes back: props in their list, components by name', async ({
  page,
}) => {
  await readFor(page, '6.0', GRID);
  await expect(page.locator('#prop-item')).toContainText('In your version; removed in 7.0');
  await expect(page.locator('#prop-size')).toContainText('Not in 6.0, came with 7.0');
  await bar(page).getByRole('button', { name: 'What differs' }).click();
  const gone = bar(page).getByRole('region', { name: 'Material UI' });
  await expect(gone.getByRole('listitem').filter({ hasText: 'Hidden' }).first()).toContainText(
    'Removed',
  );
});

test('another default, other values and a component to come are told', async ({ page }) => {
  await readFor(page, '6.0', '/material-ui/api/input-label/');
  await expect(page.locator('#prop-size .lens-values')).toHaveText(
    "In 6.0: Default 'normal' Type + 'normal' − 'medium'",
  );
  await page.goto('/material-ui/api/table-pagination-actions/');
  await expect(bar(page)).toContainText('TablePaginationActions: Not in 6.0, came with 7.1');
});

test('a package.json is read; the choice stays on reload, follows into a tab and is ended', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(BUTTON, { waitUntil: 'networkidle' });
  await second.goto(GRID, { waitUntil: 'networkidle' });
  await openChooser(first);
  await first
    .getByLabel('or paste your package.json')
    .fill('{ "dependencies": { "@mui/material": "^6.4.0" } }');
  await first.getByRole('button', { name: 'Apply' }).click();
  await expect(first.locator('.version-chooser').getByRole('status')).toHaveText(
    'You read for Material UI 6.4. “^6.4.0” was read as 6.4, the oldest it allows.',
  );
  await expect(versionMenu(first)).toHaveAccessibleName('Versions: v7.1.1 6.4');
  await expect(bar(second)).toContainText('You read for Material UI 6.4');
  await expect(second.locator('#prop-item')).toContainText('In your version; removed in 7.0');

  await first.reload({ waitUntil: 'networkidle' });
  await expect(bar(first)).toContainText('You read for Material UI 6.4');
  await expect(first.locator('#prop-loading')).toContainText('Since 6.4');

  await bar(first).getByRole('button', { name: 'Clear' }).click();
  await expect(first.locator('#main')).toBeFocused();
  for (const page of [first, second]) {
    await expect(bar(page)).toBeHidden();
    await expect(versionMenu(page)).toHaveAccessibleName('Versions: v7.1.1');
  }
  await expect(second.locator('#prop-item')).toHaveCount(0);
  await first.reload({ waitUntil: 'networkidle' });
  await expect(bar(first)).toBeHidden();
});

for (const [text, answer] of [
  ['workspace:*', 'No version of Material UI was found in “workspace:*”.'],
  ['{ "name": "shop" }', 'No version of Material UI was found in “{ "name": "shop" }”.'],
  ['4.12.4', 'Material UI: on record are 5.0 to 7.1, not 4.12.'],
  ['^9', 'Material UI: on record are 5.0 to 7.1, not 9.0.'],
] as const) {
  test(`${text} is answered with the reason why not`, async ({ page }) => {
    await page.goto(BUTTON, { waitUntil: 'networkidle' });
    await openChooser(page);
    await page.getByLabel('or paste your package.json').fill(text);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator('.version-chooser').getByRole('status')).toHaveText(answer);
    await expect(bar(page)).toBeHidden();
  });
}

test('a demo that needs a newer version says so, and others say nothing', async ({ page }) => {
  await readFor(page, '6.0', '/material-ui/react-button/');
  const demo = (id: string) => page.locator('.demo').filter({ has: page.locator(`#demo-${id}`) });
  await expect(demo('SendInvoice')).toContainText('Needs 6.4');
  await expect(demo('SaveButton')).not.toContainText('Needs');
  await openChooser(page);
  await page.getByLabel('I use version').selectOption('6.4');
  await expect(demo('SendInvoice')).not.toContainText('Needs');
});

test('a history that does not come can be tried again', async ({ page }) => {
  await page.route('**/history/material-ui.json', (route) => route.abort(), { times: 1 });
  await readFor(page, '6.0', BUTTON);
  await expect(bar(page)).toContainText('The versions could not be loaded.');
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#prop-loading')).toContainText('Not in 6.0, came with 6.4');
});

test('a stored text that is no recorded version counts for nothing', async ({ page }) => {
  await readFor(page, '9.9', BUTTON);
  await expect(bar(page)).toBeHidden();
  await expect(versionMenu(page)).toHaveAccessibleName('Versions: v7.1.1');
});

test('with a version chosen, a page does not move while it loads, nor scrolls sideways', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const url of [BUTTON, '/material-ui/react-button/', `/ar${BUTTON}`]) {
      await readFor(page, '6.0', url);
      await expect(bar(page).locator('[aria-expanded]')).toBeVisible();
      const { moved, wider } = await page.evaluate(() => ({
        moved: (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
        wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(moved, `${url} at ${width} px`).toBeLessThan(0.01);
      expect(wider, `${url} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('axe finds nothing on a page read for an older version, in light and in dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readFor(page, '6.0', GRID);
  await bar(page).getByRole('button', { name: 'What differs' }).click();
  await openChooser(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('body')).toHaveClass(new RegExp(`mode-${colorScheme}`));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)),
      colorScheme,
    ).toEqual([]);
  }
});

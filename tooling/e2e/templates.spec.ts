import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { watchPage } from './watch-page';

const BASE = '/material-ui/getting-started/templates/';
const DEMOS = '/material-ui/demos/getting-started/templates/';

/** Templates by their page, with the demo and the heading of what it shows. */
const TEMPLATES = [
  ['dashboard', 'BakeryOffice', 'Today'],
  ['sign-in', 'LibrarySignIn', 'Sign in'],
  ['sign-up', 'RowingClubSignUp', 'Join the club'],
  ['checkout', 'KitchenCheckout', 'Checkout'],
  ['marketing-page', 'HiveSensor', 'Know when your bees need you'],
  ['blog', 'HillJournal', 'The Hill Journal'],
] as const;

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const [folder, name, heading] of TEMPLATES) {
  test(`[A1] the template ${folder} is shown with its files, one open at a time`, async ({
    page,
    baseURL,
  }) => {
    const complaints = watchPage(page, baseURL ?? '');
    await page.goto(`${BASE}${folder}/`, { waitUntil: 'networkidle' });
    const demo = page.frameLocator(`#demo-${name}`);
    await expect(demo.getByRole('heading', { level: 1 })).toHaveText(heading);
    const files = page.locator('.demo-code');
    const [first, second] = [files.first(), files.nth(1)];
    await expect(first.locator('.demo-file')).toHaveText(`${name}.tsx`);
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open', '');
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open', '');
    await expect(first).not.toHaveAttribute('open');
    expect(complaints).toEqual([]);
  });

  test(`[A1] the template ${folder} fits 320 px from both sides, and axe finds nothing in it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [direction, colorScheme] of [
      ['ltr', 'light'],
      ['rtl', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/robots.txt');
      await page.evaluate((chosen) => localStorage.setItem('lectern-direction', chosen), direction);
      await page.goto(`${DEMOS}${folder}/${name}/`, { waitUntil: 'networkidle' });
      await expect(page.locator('body')).toHaveAttribute('dir', direction);
      expect(await isWide(page)).toBe(false);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    }
  });
}

test('[A13] the blog alone has a font of its own', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('lora')) loaded.push(request.url());
  });
  await page.goto(`${DEMOS}checkout/KitchenCheckout/`, { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await page.goto(`${DEMOS}blog/HillJournal/`, { waitUntil: 'networkidle' });
  expect(loaded.length).toBeGreaterThan(0);
});

import { expect, test, type Page } from '@playwright/test';
import { watchPage } from '../e2e/watch-page';

const sites = [
  ['Vite and React 18', process.env['SIBLING_VITE']],
  ['Vite and React 18 in development', process.env['SIBLING_VITE_DEVELOPMENT']],
  ['Next.js App Router and React 19', process.env['SIBLING_NEXT']],
] as const;

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

for (const [name, address = ''] of sites) {
  test.describe(name, () => {
    test.use({ baseURL: address });

    test('the packages render on the server and hydrate without a complaint', async ({ page }) => {
      const complaints = watchPage(page, address);
      const html = await (await page.request.get('/react-kiln/')).text();
      expect(html).toContain('<h1>Kiln</h1>');
      expect(html).toContain('lectern-ad');
      await page.goto('/react-kiln/', { waitUntil: 'networkidle' });
      await expect(page.locator('.lectern-ad a').first()).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('navigation, breadcrumbs and neighbours come from one tree', async ({ page }) => {
      await page.goto('/react-kiln/');
      await expect(page.getByText('Components / Kiln')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveText([
        'Install',
        'Kiln',
        'Button Group',
      ]);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Group');
    });

    test('Arabic has its words, its direction and its links', async ({ page }) => {
      await page.goto('/ar/react-kiln/', { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
      await page.getByRole('link', { name: 'التالي' }).click();
      await expect(page).toHaveURL(/\/ar\/react-button-group\/$/);
    });

    test('the colour mode is kept, shown before any script arrives, and followed by other tabs', async ({
      context,
    }) => {
      const [first, second] = [await context.newPage(), await context.newPage()];
      await first.goto('/install/', { waitUntil: 'networkidle' });
      await second.goto('/install/', { waitUntil: 'networkidle' });
      await button(first, /^Mode/).click();
      await expect(first.locator('body')).toHaveCSS('background-color', 'rgb(17, 17, 17)');
      await expect(second.locator('body')).toHaveCSS('background-color', 'rgb(17, 17, 17)');
      await second.route('**/*.js', (route) => route.abort());
      await second.reload();
      await expect(second.locator('body')).toHaveClass(/mode-dark/);
    });

    test('the mode follows the system while nothing is chosen', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/install/', { waitUntil: 'networkidle' });
      await expect(page.locator('body')).toHaveClass(/mode-light/);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveClass(/mode-dark/);
    });

    test('the code is copied alone, by button and by keyboard, in the chosen language', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await page.goto('/install/', { waitUntil: 'networkidle' });
      await button(page, /^Copy/).click();
      await expect(button(page, /^Copied/)).toBeVisible();
      expect(await clipboard()).toBe('const heat: number = 1240;');
      await button(page, /^Code/).click();
      await page.locator('[data-code-block] pre').focus();
      await page.keyboard.press('ControlOrMeta+c');
      await expect.poll(clipboard).toBe('const heat = 1240;');
    });

    test('with storage and cookies denied the page works, for this visit', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
        Object.defineProperty(Document.prototype, 'cookie', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
          set: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      const complaints = watchPage(page, address);
      await page.goto('/install/', { waitUntil: 'networkidle' });
      await button(page, /^Mode/).click();
      await expect(page.locator('body')).toHaveClass(/mode-dark/);
      await button(page, /^Code/).click();
      await expect(button(page, /^Code: JS/)).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test('with the clipboard denied the button says nothing wrong and nothing throws', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      const complaints = watchPage(page, address);
      await page.goto('/install/', { waitUntil: 'networkidle' });
      await button(page, /^Copy/).click();
      await expect(button(page, /^Copied/)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
}

import { expect, test, type Page } from '@playwright/test';

/** Kinds of page, each with what is done before it is looked at. */
const PAGES: readonly [name: string, url: string, prepare?: (page: Page) => Promise<void>][] = [
  ['home', '/'],
  ['component', '/material-ui/react-button/'],
  ['api', '/material-ui/api/button/'],
  [
    'search',
    '/material-ui/react-button/',
    async (page) => {
      await page.locator('.search-button').click();
      await page.getByRole('combobox').fill('slider');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  ['404', '/material-ui/react-buton/'],
  ['versions', '/versions/'],
  ['blog', '/blog/'],
];

const LOOKS = [
  { name: 'light', colorScheme: 'light', prefix: '', widths: [390, 768, 1280, 1600] },
  { name: 'dark', colorScheme: 'dark', prefix: '', widths: [390, 1280] },
  { name: 'arabic', colorScheme: 'light', prefix: '/ar', widths: [390, 1280] },
] as const;

// Half the pixels: what a reader would notice stays, the noise of single letters goes.
test.use({ deviceScaleFactor: 0.5 });

for (const { name: look, colorScheme, prefix, widths } of LOOKS) {
  for (const [name, url, prepare] of PAGES) {
    test(`${name} looks as it did in ${look}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(prefix + url, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await prepare?.(page);
        await expect(page).toHaveScreenshot(`${name}-${look}-${width}.png`, {
          animations: 'disabled',
          scale: 'device',
          // Each visit has another advertisement.
          mask: [page.locator('.lectern-ad')],
          maxDiffPixelRatio: 0.02,
        });
      }
    });
  }
}

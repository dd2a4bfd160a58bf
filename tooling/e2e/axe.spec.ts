import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const PAGES = [
  '/',
  '/material-ui/getting-started/',
  '/material-ui/react-app-bar/',
  '/material-ui/react-autocomplete/',
  '/material-ui/react-button/',
  '/material-ui/react-card/',
  '/material-ui/react-checkbox/',
  '/material-ui/react-dialog/',
  '/material-ui/react-grid/',
  '/material-ui/react-select/',
  '/material-ui/react-slider/',
  '/material-ui/react-table/',
  '/material-ui/react-tabs/',
  '/material-ui/react-text-field/',
  '/material-ui/customization/dark-mode/',
  '/material-ui/customization/theming/',
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  '/material-ui/migration/api-changes-v7/',
  '/joy-ui/react-button/',
  '/system/react-box/',
  '/x/react-data-grid/',
  '/experiments/docs/markdown/',
  '/ar/material-ui/react-button/',
  '/ar/material-ui/getting-started/faq/',
  '/pt/',
  '/zh/material-ui/getting-started/installation/',
  '/zh/material-ui/api/button/',
];

/** Bars and tables are laid out anew on phones. */
const PHONE_PAGES = ['/', '/material-ui/react-button/', '/material-ui/api/button/'];

async function violationsOf(page: Page) {
  // Colours between two modes are no finding.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

for (const url of PHONE_PAGES) {
  test(`axe finds nothing on ${url} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const url of PAGES) {
  test(`axe finds nothing on ${url} in light and in dark mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(url);
    // A page behind another draws no frames.
    await page.bringToFront();
    // Scrolling in steps brings every demo near the viewport once.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('body')).toHaveClass(new RegExp(`mode-${colorScheme}`));
      expect(await violationsOf(page), colorScheme).toEqual([]);
    }
  });
}

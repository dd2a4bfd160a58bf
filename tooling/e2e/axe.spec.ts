import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { knownFaults } from './axe-known';
import { PAGE_RULES } from './page-rules.mjs';
import { scrollThrough } from './scroll-through.mjs';
import { settle } from './settle.mjs';
import { demoPages, writtenPages } from './site-pages';

/** Every page that is written in English, whose demos are all looked at, and one of each other kind. */
const PAGES = [
  '/',
  ...writtenPages,
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  '/material-ui/migration/api-changes-v7/',
  '/ar/material-ui/react-button/',
  '/ar/material-ui/getting-started/faq/',
  '/pt/',
  '/zh/material-ui/getting-started/installation/',
  '/zh/material-ui/api/button/',
];

/** The window before a test makes it small. */
const DESK = { width: 1280, height: 720 };

/** Bars and tables are laid out anew on phones. */
const PHONE_PAGES = ['/', '/material-ui/react-button/', '/material-ui/api/button/'];

/** The rules whose answer depends on the colours; the others ask for what both modes share. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe is asked: all, only about colours, or all but colours and only of the demos. */
type Question = 'all' | 'colours' | 'demos';

async function violationsOf(page: Page, question: Question = 'all') {
  await settle(page);
  // Frames are looked into too; all are of this origin, which is what the faster mode asks for.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (question === 'colours') axe.withRules(COLOUR_RULES);
  if (question === 'demos') {
    axe.include('.demo-stage').disableRules([...COLOUR_RULES, ...PAGE_RULES]);
  }
  const { violations } = await axe.analyze();
  const { pathname } = new URL(page.url());
  const known = knownFaults.filter((fault) => fault.page === pathname).map(({ rule }) => rule);
  const found = violations.map(({ id }) => id);
  return [
    ...violations
      .filter(({ id }) => !known.includes(id))
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      ),
    ...known
      .filter((rule) => question === 'all' && !found.includes(rule))
      .map((rule) => `${rule} is found no longer`),
  ];
}

/** What sticks out of the window at its side, where that makes the page scroll sideways. */
function widest(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isCut = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isCut(parent);
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > clientWidth + 1 || left < -1) && !isCut(element);
    })
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 200));
}

async function expectNothingWider(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  // Some demos lay themselves out anew a moment after the window has changed.
  await expect
    .poll(() => page.evaluate(widest), { message: 'nothing is wider than the screen' })
    .toEqual([]);
}

for (const url of PHONE_PAGES) {
  test(`axe finds nothing on ${url} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const url of PAGES) {
  test(`axe finds nothing on ${url} in light, in dark and with its demos from right to left, and a small phone shows all of it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    // A page behind another draws no frames.
    await page.bringToFront();
    await scrollThrough(page);
    expect(await violationsOf(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass(/mode-dark/);
    expect(await violationsOf(page, 'colours'), 'dark').toEqual([]);
    await expectNothingWider(page);
    // The shell is looked at in Arabic; here the demos turn.
    if (!demoPages.some(({ path }) => path === url)) return;
    await page.setViewportSize(DESK);
    await page.locator('summary[aria-label="Settings"]').click();
    await page.getByRole('radio', { name: 'Right to left', exact: true }).check();
    await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
    await page.keyboard.press('Escape');
    expect(await violationsOf(page, 'demos'), 'from right to left').toEqual([]);
    await expectNothingWider(page);
  });
}

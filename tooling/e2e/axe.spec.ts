import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../compose/site.mjs';
import { knownFaults } from './axe-known';

const root = path.join(import.meta.dirname, '../..');

interface Route {
  readonly path: string;
  readonly language: string;
  readonly kind: string;
  readonly listed: boolean;
}

/** Every page that is written in English, whose demos are all looked at. */
const written = site.areas.flatMap(({ id }) => {
  const file = path.join(root, 'apps', id, '.generated/routes.json');
  const routes = JSON.parse(readFileSync(file, 'utf8')) as Route[];
  return routes.flatMap(({ path: pathname, language, kind, listed }) =>
    kind === 'doc' && language === 'en' && listed ? [pathname] : [],
  );
});

/** And one of each other kind. */
const PAGES = [
  '/',
  ...written,
  '/material-ui/api/autocomplete/',
  '/material-ui/api/button/',
  '/material-ui/migration/api-changes-v7/',
  '/ar/material-ui/react-button/',
  '/ar/material-ui/getting-started/faq/',
  '/pt/',
  '/zh/material-ui/getting-started/installation/',
  '/zh/material-ui/api/button/',
];

/** Bars and tables are laid out anew on phones. */
const PHONE_PAGES = ['/', '/material-ui/react-button/', '/material-ui/api/button/'];

/** The rules whose answer depends on the colours; the others ask for what both modes share. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function violationsOf(page: Page, rules?: string[]) {
  // Colours between two modes are no finding.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Frames are looked into too.
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const { pathname } = new URL(page.url());
  const known = knownFaults
    .map(({ page: where, rule }) => (where === pathname ? rule : ''))
    .filter((rule) => rule !== '' && (!rules || rules.includes(rule)));
  const found = violations.map(({ id }) => id);
  return [
    ...violations
      .filter(({ id }) => !known.includes(id))
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      ),
    ...known.filter((rule) => !found.includes(rule)).map((rule) => `${rule} is found no longer`),
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
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element))
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 200));
}

for (const url of PHONE_PAGES) {
  test(`axe finds nothing on ${url} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(await violationsOf(page)).toEqual([]);
  });
}

for (const url of PAGES) {
  test(`axe finds nothing on ${url} in light and in dark mode, and a small phone shows all of it`, async ({
    page,
  }) => {
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
    expect(await violationsOf(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveClass(/mode-dark/);
    expect(await violationsOf(page, COLOUR_RULES), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    // Some demos lay themselves out anew a moment after the window has changed.
    await expect
      .poll(() => page.evaluate(widest), { message: 'nothing is wider than the screen' })
      .toEqual([]);
  });
}

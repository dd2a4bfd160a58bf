import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';
import { browserArgs, browserPath } from '../e2e/browser.mjs';
import { PAGE_RULES } from '../e2e/page-rules.mjs';
import { scrollThrough } from '../e2e/scroll-through.mjs';
import { settle } from '../e2e/settle.mjs';
import { serve } from '../serve/serve.mjs';

/** A demo alone has no headings before its own. */
const OTHER_RULES = [...PAGE_RULES, 'heading-order'];

/** Pages at once. */
const AT_ONCE = 2;

/**
 * Runs demos of the built site, each in a document of its own, and says what axe finds in light
 * mode, in dark mode and from right to left, and what the console shows meanwhile.
 *
 * @template {{ prefix: string, id: string }} Demo
 * @param {readonly Demo[]} demos
 * @returns {Promise<Map<Demo, import('@lectern/page-model').DemoLook & { findings: string[] }>>}
 */
export async function lookAt(demos) {
  const looks = new Map();
  if (demos.length === 0) return looks;
  const site = await serve({ directory: path.join(root, 'apps/docs/dist'), port: 0 });
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
  const queue = [...demos];
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (let demo = queue.shift(); demo; demo = queue.shift()) {
      const page = await context.newPage();
      looks.set(demo, await lookAtOne(page, `${site.url}${demo.prefix}demos/#${demo.id}`));
      await page.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    await site.close();
  }
  return looks;
}

async function lookAtOne(page, url) {
  const findings = [];
  const lines = [];
  page.on('console', (message) => lines.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('[data-island]').waitFor({ state: 'attached' });
  await scrollThrough(page);
  const violations = async (look) => {
    await settle(page);
    const axe = new AxeBuilder({ page }).include('[data-island]').disableRules(OTHER_RULES);
    const { violations: found } = await axe.setLegacyMode().analyze();
    findings.push(...found.map(({ id, help }) => `${look}, ${id}: ${help}`));
    return found.length;
  };
  const light = await violations('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('body.mode-dark').waitFor({ state: 'attached' });
  const dark = await violations('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  // As another tab tells of a choice.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'rtl');
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'rtl' }));
  }, DIRECTION_KEY);
  await page.locator('body[dir="rtl"]').waitFor({ state: 'attached' });
  const rtl = await violations('from right to left');
  await page.evaluate((key) => localStorage.removeItem(key), DIRECTION_KEY);
  return { axe: [light, dark, rtl], console: lines.length, findings: [...findings, ...lines] };
}

/** As in `@lectern/theme-state`. */
const DIRECTION_KEY = 'lectern-direction';

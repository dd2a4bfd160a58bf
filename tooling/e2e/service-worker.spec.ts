import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { dist, site } from '../compose/site.mjs';
import { WORKER } from '../compose/service-worker.mjs';
import { serve } from '../serve/serve.mjs';
import { browserArgs, browserPath } from './browser.mjs';

const PAGE = '/material-ui/react-button/';

/** The site under its official name, in a browser that takes this machine for it. */
async function openOfficialSite() {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lectern-worker-'));
  for (const name of readdirSync(dist)) {
    if (name !== WORKER) symlinkSync(path.join(dist, name), path.join(directory, name));
  }
  const worker = path.join(directory, WORKER);
  copyFileSync(path.join(dist, WORKER), worker);
  const { hostname } = new URL(site.origin);
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }]);
  const tls = { key, cert };
  let server = await serve({ directory, port: 0, tls });
  const port = Number(new URL(server.url).port);
  const origin = `https://${hostname}:${port}`;
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [
      ...browserArgs,
      `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
  });
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  return {
    context,
    /** A later build: browsers compare the worker's bytes. */
    deploy: async () => {
      appendFileSync(worker, '\n// A later build.\n');
      await server.close();
      server = await serve({ directory, port, tls });
    },
    stopServer: () => server.close(),
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function openControlled(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test('[C13] a host other than the official one has no worker', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('[C13] a new worker skips waiting, and the page is loaded anew once', async () => {
  const official = await openOfficialSite();
  try {
    const page = await openControlled(official.context);
    let loads = 0;
    page.on('load', () => (loads += 1));

    // Visited once more, so that a worker of the past serves the page.
    await page.reload({ waitUntil: 'networkidle' });
    expect(loads).toBe(1);

    await official.deploy();
    const loaded = page.waitForEvent('load');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await loaded;
    await page.waitForLoadState('networkidle');
    const workers = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return { waiting: registration?.waiting ?? null, active: registration?.active?.state };
    });
    expect(workers).toEqual({ waiting: null, active: 'activated' });
    expect(loads).toBe(2);
  } finally {
    await official.close();
  }
});

test('[C13] a page that was read stays readable when the host is gone', async () => {
  const official = await openOfficialSite();
  try {
    const page = await openControlled(official.context);
    // The first load came before the worker; the second one is kept.
    await page.reload({ waitUntil: 'networkidle' });
    await official.stopServer();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await expect(
      page.locator('#demo-SaveButton').getByRole('button', { name: 'Discard' }),
    ).toBeVisible();
  } finally {
    await official.close();
  }
});

test('[C13] what was searched before is found without a connection', async () => {
  const official = await openOfficialSite();
  try {
    const page = await openControlled(official.context);
    await page.reload({ waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'Search' });
    const option = page.getByRole('option').first();
    const RIPPLE = '/material-ui/api/button-base/#prop-disableRipple';
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill('disable ripple');
    await expect(option).toHaveAttribute('href', RIPPLE);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(RIPPLE);
    await page.reload({ waitUntil: 'networkidle' });

    await official.stopServer();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await field.fill('disable ripple');
    await expect(option).toHaveAttribute('href', RIPPLE);
    await page.keyboard.press('Enter');
    await expect(page.locator('#prop-disableRipple')).toBeInViewport();
  } finally {
    await official.close();
  }
});

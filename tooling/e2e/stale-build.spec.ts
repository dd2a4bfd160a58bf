import { expect, test, type Page } from '@playwright/test';
import { openHost } from './host';
import { loseLateChunks } from './later-build';
import { sendInvoice } from './send-invoice';

const PAGE = '/material-ui/react-button/';
const NEXT = '/material-ui/getting-started/usage/';

/** A page whose demos below the first screen are still to be fetched. */
async function openPage(page: Page, address: string) {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(address, { waitUntil: 'networkidle' });
  return () => loads;
}

const demo = (page: Page) => page.locator('#demo-SendInvoice');
const stage = (page: Page) => page.locator('.demo-stage', { has: demo(page) });

test('[C13] a page stays alive when a new build takes the place of its own, and leads to pages of the new one', async ({
  page,
}) => {
  const host = await openHost();
  try {
    const loads = await openPage(page, `${host.origin}${PAGE}`);
    await page.locator('summary[aria-label="Settings"]').click();
    const dark = page.getByRole('radio', { name: 'Dark' });
    await expect(dark).toBeVisible();
    await host.deploy('bb', [PAGE, NEXT]);
    await dark.check();
    await expect(page.locator('body')).toHaveClass(/mode-dark/);
    await page.keyboard.press('Escape');
    expect(loads()).toBe(1);

    await page
      .getByRole('navigation', { name: 'Pages' })
      .locator('a[href="/material-ui/getting-started/usage/"]')
      .click();
    await expect(page).toHaveURL(new RegExp(`${NEXT}$`));
    await expect(page.locator('html')).toHaveAttribute('data-build', 'bb');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
    await expect(async () => {
      await page.getByLabel('Your name').fill('');
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'Say hello' }).click({ timeout: 500 });
      await expect(page.getByText('Hello, Ada.')).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(loads()).toBe(2);
  } finally {
    await host.close();
  }
});

test('[C13] a demo whose chunk went with the old build loads the page anew once, and lives', async ({
  page,
}) => {
  const host = await openHost();
  try {
    const loads = await openPage(page, `${host.origin}${PAGE}`);
    await host.deploy('bb', [PAGE, NEXT]);
    await demo(page).scrollIntoViewIfNeeded();
    await expect(page.locator('html')).toHaveAttribute('data-build', 'bb');
    await demo(page).scrollIntoViewIfNeeded();
    await sendInvoice(demo(page));
    expect(loads()).toBe(2);
  } finally {
    await host.close();
  }
});

test('[C13] a host that lacks chunks of its newest build is not asked again and again', async ({
  page,
}) => {
  const host = await openHost();
  try {
    await host.deploy('bb', [PAGE], (directory) => loseLateChunks(directory, 'bb', PAGE));
    const loads = await openPage(page, `${host.origin}${PAGE}`);
    // The demos of the first screen have made it load anew by now.
    await expect.poll(loads).toBe(2);
    await expect(async () => {
      await demo(page).scrollIntoViewIfNeeded();
      await expect(stage(page).getByRole('alert')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await stage(page).getByRole('button', { name: 'Try again' }).click();
    await page.waitForLoadState('networkidle');
    await expect(stage(page).getByRole('alert')).toBeVisible();
    expect(loads()).toBe(2);
  } finally {
    await host.close();
  }
});

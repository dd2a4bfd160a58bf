import { expect, test, type Page } from '@playwright/test';
import { openOfficialSite } from './host';
import { sendInvoice } from './send-invoice';

const PAGE = '/material-ui/react-button/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page as a reader who never was here, and waits until it is kept. */
async function visit(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expectKept(page, address);
}

async function expectKept(page: Page, ...addresses: readonly string[]) {
  for (const address of addresses) {
    const isKept = () =>
      page.evaluate(async (one) => (await caches.match(one)) !== undefined, address);
    await expect.poll(isKept, { message: `${address} is kept` }).toBe(true);
  }
}

test('[C13] a page that was opened once is read, used and searched from without a connection', async () => {
  const official = await openOfficialSite();
  try {
    const page = await official.context.newPage();
    await page.setViewportSize({ width: 1280, height: 3000 });
    await visit(page, PAGE);
    await expectKept(page, '/search/en/material-ui.json', '/fonts/roboto-latin-wght-normal.woff2');

    await official.stop();
    await page.reload();
    await expect(heading(page)).toHaveText('Button');
    const demo = page.locator('#demo-SendInvoice');
    await demo.scrollIntoViewIfNeeded();
    await sendInvoice(demo);

    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('button');
    await expect(page.locator(`[role="option"][href="${PAGE}"]`).first()).toBeVisible();
  } finally {
    await official.close();
  }
});

test('[C13] a page that was reached inside the area can be opened without a connection', async () => {
  const official = await openOfficialSite();
  try {
    const page = await official.context.newPage();
    await visit(page, PAGE);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .locator('a[href="/material-ui/getting-started/usage/"]')
      .click();
    await expect(heading(page)).toHaveText('Usage');
    const { pathname } = new URL(page.url());
    await expectKept(page, pathname);

    await official.stop();
    await page.reload();
    await expect(heading(page)).toHaveText('Usage');
    await page.goto(PAGE);
    await expect(heading(page)).toHaveText('Button');
  } finally {
    await official.close();
  }
});

for (const { language, prefix, title, kept } of [
  { language: 'en', prefix: '', title: 'You are offline', kept: 'Button' },
  { language: 'ar', prefix: '/ar', title: 'أنت غير متصل', kept: 'Button' },
]) {
  test(`[C13] without a connection other pages show the offline page, in ${language}`, async () => {
    const official = await openOfficialSite();
    try {
      const page = await official.context.newPage();
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await visit(page, `${prefix}${PAGE}`);
      await official.stop();

      const asked = `${prefix}/joy-ui/react-button/`;
      await page.goto(asked);
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveURL(new RegExp(`${asked}$`));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const items = page.locator('.kept-pages li');
      await expect(items).toHaveText([`${kept} Material UI`]);
      expect(problems).toEqual([]);

      await items.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${PAGE}$`));
      await expect(heading(page)).toHaveText(kept);

      // Back at the page that was asked for, it comes as soon as it can.
      await page.goto(asked);
      await expect(heading(page)).toHaveText(title);
      await official.start();
      await official.context.setOffline(true);
      await official.context.setOffline(false);
      await expect(heading(page)).toHaveText('Button');
    } finally {
      await official.close();
    }
  });
}

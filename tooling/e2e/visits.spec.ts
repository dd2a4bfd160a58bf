import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { withConfig } from './with-config';

const PAGE = '/material-ui/react-button/';
const ENDPOINT = '/events';

const notice = (page: Page) => page.getByRole('region', { name: 'Count my visits' });

interface Sent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Lets the site count, and gathers what it sends. */
async function counting(context: BrowserContext): Promise<Sent[]> {
  const sent: Sent[] = [];
  await withConfig(context, { analytics: { endpoint: ENDPOINT } });
  await context.route(`**${ENDPOINT}`, async (route) => {
    sent.push(route.request().postDataJSON() as Sent);
    await route.fulfill({ status: 204 });
  });
  return sent;
}

const typesOf = (sent: readonly Sent[]) => sent.map(({ type }) => type);

test('a site that names nobody loads nothing to count with, asks nothing and sends nothing', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.locator('summary[aria-label="Settings"]').click();
  await expect(page.getByRole('group', { name: 'Density' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Count my visits' })).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  expect(posts).toEqual([]);
  for (const script of await Promise.all(scripts)) {
    expect(script).not.toMatch(/page_view|user_properties/);
  }
});

test('[E4] [E5] [E6] after consent: settings, pages and clicks, each once, through navigation', async ({
  page,
  context,
}) => {
  const sent = await counting(context);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(notice(page)).toBeVisible();
  expect(sent).toEqual([]);
  await notice(page).getByRole('button', { name: 'Yes' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => typesOf(sent)).toEqual(['user_properties', 'page_view']);
  expect(sent[0]).toMatchObject({ codeVariant: 'TS', language: 'en', colorScheme: 'system' });
  expect(sent[1]).toMatchObject({
    title: 'Button',
    location: PAGE,
    productId: 'material-ui',
    productCategoryId: 'core',
  });
  sent.length = 0;
  await page.locator('.side-nav').getByRole('link', { name: 'Slider' }).click();
  await expect(page).toHaveURL(/react-slider/);
  await expect
    .poll(() => sent)
    .toMatchObject([{ type: 'page_view', location: '/material-ui/react-slider/' }]);
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await page.locator('[data-analytics-event="store"]').click();
  await expect.poll(() => sent[1]).toEqual({ type: 'store', action: 'click', label: null });
});

test('[E7] an ad that was seen is sent with its label', async ({ page, context }) => {
  const sent = await counting(context);
  await page.addInitScript(() => {
    localStorage.setItem('lectern-consent', 'given');
    // Within every sample.
    Math.random = () => 0;
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect
    .poll(() => sent.find(({ type }) => type === 'ad'))
    .toMatchObject({ action: 'display', label: expect.any(String) });
});

test('[E8] web vitals are fetched and sent within their sample, and by nobody else', async ({
  page,
  context,
}) => {
  const sent = await counting(context);
  await page.addInitScript(() => {
    localStorage.setItem('lectern-consent', 'given');
    Math.random = () => 0.5;
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect.poll(() => typesOf(sent)).toContain('page_view');
  await page.goto('about:blank');
  expect(typesOf(sent)).not.toContain('web_vital');
  await page.addInitScript(() => {
    Math.random = () => 0.0001;
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const names = () => sent.filter(({ type }) => type === 'web_vital').map(({ name }) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  // The largest paint is known once the reader does something, if the library listens by then.
  await page.locator('h1').click();
  await expect.poll(names).toContain('LCP');
});

test('a refusal is kept; it can be taken back in the settings, and consent too', async ({
  page,
  context,
}) => {
  const sent = await counting(context);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await notice(page).getByRole('button', { name: 'No' }).click();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(notice(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.locator('summary[aria-label="Settings"]').click();
  const choice = page.getByRole('group', { name: 'Count my visits' });
  await choice.getByRole('radio', { name: 'Yes' }).check();
  await expect.poll(() => typesOf(sent)).toEqual(['user_properties', 'page_view']);
  await choice.getByRole('radio', { name: 'No' }).check();
  await page.keyboard.press('Escape');
  await page.locator('.side-nav').getByRole('link', { name: 'Slider' }).click();
  await expect(page.locator('h1')).toContainText('Slider');
  expect(sent).toHaveLength(2);
});

test('with Do Not Track nobody is asked and nothing is sent, whatever was agreed before', async ({
  page,
  context,
}) => {
  const sent = await counting(context);
  await page.addInitScript(() => {
    localStorage.setItem('lectern-consent', 'given');
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await page.locator('.side-nav').getByRole('link', { name: 'Slider' }).click();
  await expect(page.locator('h1')).toContainText('Slider');
  await expect(notice(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

for (const [colorScheme, width, url] of [
  ['light', 1280, PAGE],
  ['dark', 390, `/ar${PAGE}`],
] as const) {
  test(`axe finds nothing in the question of ${url} at ${width} px, ${colorScheme}`, async ({
    page,
    context,
  }) => {
    await counting(context);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto(url, { waitUntil: 'networkidle' });
    await expect(page.locator('.consent')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.consent').analyze();
    expect(violations).toEqual([]);
    const box = await page.locator('.consent').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}

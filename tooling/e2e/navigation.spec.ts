import { expect, test } from '@playwright/test';
import { site } from '../compose/site.mjs';

test('the tree is filtered by typing; the group tells pages of one name apart', async ({
  page,
}) => {
  await page.goto('/material-ui/react-button/');
  const tree = page.getByRole('navigation', { name: 'Pages', exact: true });
  await tree.getByRole('searchbox', { name: 'Filter pages' }).fill('text fi');
  await expect(tree.getByRole('status')).toHaveText('2 results');
  await expect(tree.getByRole('link')).toHaveText([/Text Field.*Inputs/, /TextField.*API/]);
  await tree.getByRole('link').first().click();
  await expect(page).toHaveURL('/material-ui/react-text-field/');
});

test('the contents open on a phone, lead to a section and close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/material-ui/react-button/');
  await page.getByRole('button', { name: 'On this page' }).click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Accessibility' }).click();
  await expect(contents).toBeHidden();
  await expect(page).toHaveURL(/#accessibility$/);
  await expect(page.getByRole('heading', { name: 'Accessibility' })).toBeInViewport();
});

test('a heading gives its link away', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/material-ui/react-button/');
  await page.getByRole('link', { name: 'Link to the section “Pitfalls”' }).click();
  await expect(page).toHaveURL(/#pitfalls$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the blog lists its posts, the newest first, and has a feed', async ({ page, request }) => {
  await page.goto('/blog/');
  const days = await page
    .locator('.posts time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(days.length).toBeGreaterThan(1);
  expect([...days].sort().reverse()).toEqual(days);
  const feed = await request.get('/blog/feed.xml');
  expect(feed.ok()).toBe(true);
  expect((await feed.text()).match(/<entry>/g)).toHaveLength(days.length);
});

test('a page tells when its source last changed', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const day = page.locator('.page-updated time');
  await expect(day).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(day).toHaveText(/^Last updated on \d+ \w+ \d{4}$/);
});

test('[A1] the tree of Material UI leads to every kind of its documentation', async ({
  page,
  request,
}) => {
  await page.goto('/material-ui/getting-started/', { waitUntil: 'networkidle' });
  const tree = page.getByRole('navigation', { name: 'Pages', exact: true });
  for (const [name, below] of [
    ['Getting started', '/material-ui/getting-started/'],
    ['Components', '/material-ui/'],
    ['Component API', '/material-ui/api/'],
    ['Customization', '/material-ui/customization/'],
    ['How-to guides', '/material-ui/guides/'],
    ['Integrations', '/material-ui/integrations/'],
    ['Experimental APIs', '/material-ui/experimental-api/'],
    ['Migration', '/material-ui/migration/'],
    ['Design resources', '/material-ui/design-resources/'],
  ] as const) {
    const group = tree.getByRole('button', { name, exact: true });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    const paths = await group
      .locator('xpath=..')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length, name).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.startsWith(below))).toEqual([]);
    expect((await request.get(paths[0] ?? '')).status(), name).toBe(200);
  }
  await expect(tree.getByRole('link', { name: 'Templates' })).toHaveAttribute(
    'href',
    '/material-ui/getting-started/templates/',
  );
});

test('[A4] the components are grouped by what they are for', async ({ page }) => {
  await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
  const tree = page.getByRole('navigation', { name: 'Pages', exact: true });
  for (const name of [
    'Inputs',
    'Data display',
    'Feedback',
    'Surfaces',
    'Navigation',
    'Layout',
    'Utils',
    'Lab',
  ]) {
    const group = tree.locator('.side-nav-section').filter({
      has: page.locator('.side-nav-subheader').getByText(name, { exact: true }),
    });
    expect(await group.getByRole('link').count(), name).toBeGreaterThan(1);
  }
  await page.goto('/x/api/data-grid/data-grid/', { waitUntil: 'networkidle' });
  const reference = tree
    .getByRole('button', { name: 'API reference', exact: true })
    .locator('xpath=..');
  for (const name of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']) {
    const group = reference.getByRole('button', { name, exact: true });
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    expect(await group.locator('xpath=..').getByRole('link').count(), name).toBeGreaterThan(1);
  }
});

test('[A3] each area is an app of its own, wrapped by its own _app', async ({ request }) => {
  for (const { id, prefix, start = prefix } of site.areas) {
    const html = await (await request.get(start)).text();
    expect(html, id).toMatch(
      new RegExp(`src="/_areas/${id}/_next/static/chunks/pages/_app-[\\w-]+\\.js"`),
    );
  }
});

test('[A7] blog and template store stand in the bar, the store in the tree too, and the versions in their menu', async ({
  page,
}) => {
  await page.goto('/material-ui/react-button/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog/');
  const store = 'https://mui.com/store/';
  await expect(bar.getByRole('link', { name: 'Template store' })).toHaveAttribute('href', store);
  const tree = page.getByRole('navigation', { name: 'Pages', exact: true });
  await expect(tree.getByRole('link', { name: 'Template store' })).toHaveAttribute('href', store);
  await bar.locator('summary', { hasText: 'v7.1.1' }).click();
  await bar.getByRole('link', { name: 'View all versions' }).click();
  await expect(page).toHaveURL('/versions/');
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { sendInvoice } from './send-invoice';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';
const DEMO = '#demo-SendInvoice';

const sectionOf = (page: Page, demo = DEMO) => page.locator('.demo', { has: page.locator(demo) });
const toolsOf = (page: Page, demo = DEMO) => sectionOf(page, demo).locator('.demo-tools');
const panelOf = (page: Page, demo = DEMO) => sectionOf(page, demo).locator('.demo-panel');

async function openPanel(page: Page, demo = DEMO) {
  await toolsOf(page, demo).click();
  await expect(panelOf(page, demo)).toBeVisible();
}

test('mode, direction and density of one demo are its own, and are taken back by a reset', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  const demo = page.locator(DEMO);
  const button = demo.getByRole('button').first();
  const others = page.locator(`[data-island]:not(${DEMO})`);
  const before = await others.evaluateAll((all) => all.map((other) => other.className));
  await openPanel(page);
  await expect(button).toHaveClass(/mui-/);
  const panel = panelOf(page);

  await panel.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(demo).toHaveClass('mode-dark demo-dark');
  await expect(page.locator('body')).toHaveClass(/mode-light/);
  await panel.getByRole('radio', { name: 'Right to left', exact: true }).check();
  await expect(button).toHaveClass(/muirtl-/);
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  await panel.getByRole('radio', { name: 'Compact', exact: true }).check();
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  expect(await others.evaluateAll((all) => all.map((other) => other.className))).toEqual(before);

  await panel.getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo).toHaveClass('');
  await expect(button).toHaveClass(/mui-/);
  await expect(button).not.toHaveClass(/MuiButton-sizeSmall/);
  expect(complaints).toEqual([]);
});

test('a reset begins the demo anew', async ({ page }) => {
  await page.goto(PAGE);
  await openPanel(page);
  const demo = page.locator(DEMO);
  await sendInvoice(demo);
  await panelOf(page).getByRole('button', { name: 'Reset demo' }).click();
  await expect(demo.getByText('Invoice 2081 was sent.')).toBeHidden();
});

test('popups of a demo look like the demo', async ({ page }) => {
  const menu = '#demo-AccountMenuBar';
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/material-ui/react-app-bar/');
  await openPanel(page, menu);
  await panelOf(page, menu).getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator(menu)).toHaveClass(/demo-dark/);
  await page.keyboard.press('Escape');
  await page.locator(menu).getByRole('button').last().click();
  const paper = page.locator('[data-outside].demo-dark .MuiPaper-root');
  await expect(paper).toBeVisible();
  await expect(paper).toHaveCSS('background-color', 'rgb(18, 18, 18)');
});

test('by keyboard alone the tools are opened, the edge is moved and the tools are left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PAGE);
  await toolsOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  const edge = sectionOf(page).getByRole('slider', { name: 'Width' });
  await edge.focus();
  const full = Number(await edge.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowLeft');
  await expect(edge).toHaveAttribute('aria-valuenow', String(full - 10));
  await page.keyboard.press('Home');
  await expect(edge).toHaveAttribute('aria-valuetext', '280 px, xs');
  await expect(panelOf(page).locator('output')).toHaveText('280 px, xs');
  expect((await page.locator(DEMO).boundingBox())?.width).toBe(280);
  await panelOf(page).getByRole('radio').first().focus();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(toolsOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
});

test('a framed demo that is wider than the page is drawn smaller, with the breakpoint of its width', async ({
  page,
}) => {
  const demo = '#demo-OrchardShell';
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/material-ui/react-drawer/');
  await openPanel(page, demo);
  const height = (await page.locator(demo).boundingBox())?.height ?? 0;
  await sectionOf(page, demo).getByRole('slider', { name: 'Width' }).press('End');
  await expect(panelOf(page, demo).locator('output')).toHaveText('1600 px, xl');
  await expect(page.frameLocator(demo).getByRole('link', { name: 'Apples' })).toBeVisible();
  const box = await page.locator(demo).boundingBox();
  expect(box?.width).toBeLessThan(800);
  expect(Math.abs((box?.height ?? 0) - height)).toBeLessThan(2);
});

test('the edge is dragged', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PAGE);
  await openPanel(page);
  const edge = sectionOf(page).getByRole('slider', { name: 'Width' });
  const full = Number(await edge.getAttribute('aria-valuenow'));
  const box = await edge.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 7, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', String(full - 120));
});

test('all modes and directions stand side by side, each in a document of its own', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'All side by side' }).click();
  const frames = sectionOf(page).locator('.demo-sides iframe');
  await expect(frames).toHaveCount(4);
  const looks = ['mode-light ltr', 'mode-light rtl', 'mode-dark ltr', 'mode-dark rtl'];
  for (const [index, look] of looks.entries()) {
    const inside = frames.nth(index).contentFrame();
    await expect(inside.getByRole('button', { name: 'Send invoice' })).toBeVisible();
    const [mode = '', direction = ''] = look.split(' ');
    await expect(inside.locator('body')).toHaveClass(mode);
    await expect(inside.locator('body')).toHaveAttribute('dir', direction);
  }
  await panelOf(page).getByRole('button', { name: 'All side by side' }).click();
  await expect(frames).toHaveCount(0);
  await expect(page.locator(DEMO)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the link to a demo is copied, and a demo opens alone', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${PAGE}${DEMO}`,
  );
  const [alone] = await Promise.all([
    context.waitForEvent('page'),
    panelOf(page).getByRole('link', { name: 'Open alone' }).click(),
  ]);
  await expect(alone.getByRole('button', { name: 'Send invoice' })).toBeVisible();
  await expect(alone).toHaveURL('/material-ui/demos/#react-button/SendInvoice');
});

test('a demo fills the screen together with its popups', async ({ page }) => {
  const menu = '#demo-AccountMenuBar';
  await page.goto('/material-ui/react-app-bar/');
  await openPanel(page, menu);
  await panelOf(page, menu).getByRole('button', { name: 'Full screen' }).click();
  await expect(sectionOf(page, menu).locator('.demo-stage:fullscreen')).toBeVisible();
  await page.locator(menu).getByRole('button').last().click();
  await expect(
    sectionOf(page, menu).locator(
      '.demo-stage .MuiPaper-root[role="menu"], .demo-stage [role="menu"]',
    ),
  ).toBeVisible();
});

test('nothing on the page moves when the tools come', async ({ page }) => {
  await page.goto(PAGE);
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('.demo')].map((one) => one.clientHeight));
  await toolsOf(page).scrollIntoViewIfNeeded();
  await expect(page.locator(DEMO).getByRole('button').first()).toBeVisible();
  const before = await heights();
  await openPanel(page);
  expect(await heights()).toEqual(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the tools in ${colorScheme} mode, also on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await openPanel(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await panelOf(page).getByRole('button', { name: 'All side by side' }).click();
    await expect(
      sectionOf(page).locator('.demo-sides iframe').last().contentFrame().getByRole('button'),
    ).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const over = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await over(), 'nothing is wider than the screen').toBe(0);
  });
}

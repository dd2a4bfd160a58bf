import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Frame, type Page } from '@playwright/test';
import type { ComponentFacts } from '../../packages/page-model/src';
import { partsOf, prefixesOf } from '../../packages/demos/src/parts/read-parts';
import { firstDemos, readFacts } from './first-demos';
import { watchPage } from './watch-page';

test.use({ actionTimeout: 8000 });

const sectionOf = (page: Page, demo: string) =>
  page.locator('.demo', { has: page.locator(`#demo-${demo}`) });
const tree = (page: Page) => page.getByRole('tree', { name: 'Parts' });
const toggleOf = (page: Page, demo: string) =>
  sectionOf(page, demo).getByRole('button', { name: 'Point at a part' });

async function pointAt(page: Page, demo: string) {
  const section = sectionOf(page, demo);
  await section.scrollIntoViewIfNeeded();
  await section.locator('.demo-tools').click();
  await toggleOf(page, demo).click();
  await expect(tree(page)).toBeVisible();
}

/** The document that a demo is rendered in. */
async function frameOf(page: Page, demo: string): Promise<Frame> {
  const element = await page.locator(`#demo-${demo}`).elementHandle();
  return (await element?.contentFrame()) ?? page.mainFrame();
}

const MARK = 'data-part-test';

/** Classes of the elements of a demo and its popups, each marked with its number. */
function readClasses(frame: Frame, demo: string): Promise<string[][]> {
  return frame.evaluate(
    ([id, mark]) => {
      const island = document.getElementById(`demo-${id}`);
      if (!island) throw new Error(`There is no demo ${id}.`);
      const popups = [...document.body.children].filter(
        (child) =>
          !child.contains(island) &&
          !child.querySelector('.parts') &&
          child.querySelector('[class*="Mui"]'),
      );
      // Those of the demo before.
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      const all = [...popups.reverse(), island].flatMap((root) => [
        ...(root.matches('[class*="Mui"]') ? [root] : []),
        ...root.querySelectorAll('[class*="Mui"]'),
      ]);
      return all.map((element, index) => {
        element.setAttribute(mark, String(index));
        return [...element.classList];
      });
    },
    [demo, MARK] as const,
  );
}

interface Found {
  readonly index: number;
  readonly labels: readonly string[];
}

async function partsIn(frame: Frame, demo: string, area: string): Promise<Found[]> {
  const all = await readClasses(frame, demo);
  const known = new Map<string, ComponentFacts | undefined>();
  for (const prefix of new Set(all.flatMap(prefixesOf))) known.set(prefix, readFacts(area, prefix));
  return all.flatMap((classes, index) => {
    const parts = partsOf(classes, (prefix) => known.get(prefix));
    const labels = parts.map(({ component, slot }) => `${component.name} ${slot}`);
    return labels.length > 0 ? [{ index, labels }] : [];
  });
}

const chosenLabel = (page: Page) => page.locator('.parts-mark[data-chosen] > span');

/** Clicks in the middle of an element until it is chosen, through what lies over it. */
async function choose(page: Page, frame: Frame, { index, labels }: Found): Promise<boolean> {
  const element = frame.locator(`[${MARK}="${index}"]`);
  await element.evaluate((node) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // What moves is hit where it stands.
    for (const animation of node.getAnimations()) {
      animation.pause();
      animation.currentTime = 700;
    }
  });
  const box = await element.boundingBox();
  if (!box || box.width + box.height === 0) return false;
  // A bar may stick out of the demo, where it is cut off.
  const across = await element.evaluate((node) => {
    const { left, width } = node.getBoundingClientRect();
    const island = node.closest('[data-island]')?.getBoundingClientRect();
    const middle = left + width / 2;
    if (!island) return middle - left;
    return Math.min(Math.max(middle, island.left + 2), island.right - 2) - left;
  });
  const [x, y] = [box.x + across, box.y + box.height / 2];
  await page.mouse.move(x, y);
  // A grid lies in more than ten parts; the part before may lie there too.
  for (let clicks = 0; clicks < 30; clicks += 1) {
    await page.mouse.click(x, y);
    if ((await chosenLabel(page).textContent()) === labels[0]) return true;
  }
  return false;
}

/** What of a part has taken effect once its override stands in the document. */
async function takesEffect(page: Page, frame: Frame, { index }: Found): Promise<boolean> {
  await page.locator('.part input[value="css"]').check({ force: true });
  await page.locator('.part-fields select').selectOption('outline');
  await page.locator('.part-fields input').fill('3px solid rgb(1, 2, 3)');
  const css = await page.locator('.part pre').textContent();
  return frame.evaluate(
    ([text, selector]) => {
      const style = document.createElement('style');
      // What comes in slowly is not there yet.
      style.textContent = `${text} * { transition: none !important; }`;
      document.head.append(style);
      const element = document.querySelector(selector);
      const outline = element && getComputedStyle(element).outline;
      style.remove();
      return outline === 'rgb(1, 2, 3) solid 3px';
    },
    [css ?? '', `[${MARK}="${index}"]`] as const,
  );
}

for (const { path, area, demos } of firstDemos()) {
  test(`every slot in the first demos of ${path} is reached by pointer and by keyboard, and its CSS takes effect`, async ({
    page,
  }) => {
    // A table has more than a hundred parts, each of which is walked to.
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [demo, components] of demos) {
      await pointAt(page, demo);
      const frame = await frameOf(page, demo);
      const found = await partsIn(frame, demo, area);

      const seen: (string | null)[] = [];
      await tree(page).getByRole('treeitem').first().focus();
      for (let step = 0; step < found.length; step += 1) {
        await page.keyboard.press(step === 0 ? 'Home' : 'ArrowDown');
        seen.push(await page.locator('[role="treeitem"]:focus').textContent());
      }
      expect(seen, 'by keyboard').toEqual(found.map(({ labels }) => labels[0]));

      const slots = new Map<string, Found>();
      for (const one of found) {
        const own = one.labels.find((label) => components.includes(label.split(' ')[0] ?? ''));
        if (own !== undefined && !slots.has(own)) slots.set(own, one);
      }
      for (const [slot, one] of slots) {
        const hasBox = await frame.locator(`[${MARK}="${one.index}"]`).evaluate((node) => {
          const { width, height } = node.getBoundingClientRect();
          // What holds a place free and has nothing in it is no target.
          const isTarget = node.childElementCount > 0 || width * height > 0;
          return (
            isTarget &&
            node.getClientRects().length > 0 &&
            node.checkVisibility({ visibilityProperty: true })
          );
        });
        if (!hasBox) continue;
        expect(await choose(page, frame, one), `${slot} by pointer`).toBe(true);
        expect(await takesEffect(page, frame, one), `CSS of ${slot}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(toggleOf(page, demo)).toBeFocused();
      // The settings would stand over the demo below.
      await page.keyboard.press('Escape');
      await expect(toggleOf(page, demo)).toBeHidden();
      const description = notDrawn(area, components, new Set(slots.keys()));
      test.info().annotations.push({ type: 'slots', description });
    }
  });
}

/** What the report says of a demo: slots that it shows, and those that it does not. */
function notDrawn(area: string, components: readonly string[], shown: ReadonlySet<string>): string {
  const missing = components.flatMap((component) =>
    (readFacts(area, `Mui${component}`)?.slots ?? [])
      .filter(({ className }) => className !== undefined)
      .map(({ name }) => `${component} ${name}`)
      .filter((label) => !shown.has(label)),
  );
  return `${shown.size} reached; not drawn: ${missing.join(', ') || 'none'}`;
}

const PAGE = '/material-ui/react-button/';
const DEMO = 'SendInvoice';

test('by keyboard alone a part is found, its override copied and the tool left', async ({
  page,
  context,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await sectionOf(page, DEMO).locator('.demo-tools').focus();
  await page.keyboard.press('Enter');
  await toggleOf(page, DEMO).focus();
  await page.keyboard.press('Enter');
  await expect(tree(page).getByRole('treeitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(1);
  const copy = page.getByRole('button', { name: 'Copy override' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const code = await page.locator('.part pre').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.keyboard.press('Escape');
  await expect(tree(page)).toBeHidden();
  await expect(toggleOf(page, DEMO)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('the demo does not react to what chooses its parts, and does when it is used', async ({
  page,
}) => {
  await page.goto(PAGE);
  await pointAt(page, DEMO);
  const button = page.locator(`#demo-${DEMO}`).getByRole('button', { name: 'Send invoice' });
  const before = await page.locator(`#demo-${DEMO}`).innerText();
  await button.click();
  await expect(chosenLabel(page)).toHaveText(/^Button /);
  expect(await page.locator(`#demo-${DEMO}`).innerText()).toBe(before);
  await page.getByRole('button', { name: 'Use the demo' }).click();
  await button.click();
  await expect(page.locator(`#demo-${DEMO}`)).not.toHaveText(before);
});

test('the form that was chosen is kept, and a wrong value is not copied', async ({ page }) => {
  await page.goto(PAGE);
  await pointAt(page, DEMO);
  await tree(page).getByRole('treeitem').last().click();
  await page.locator('.part input[value="theme"]').check({ force: true });
  await expect(page.locator('.part pre')).toContainText('createTheme({');
  await page.locator('.part-fields input').fill('lamp');
  await expect(page.getByText('The browser does not know this value.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy override' })).toBeDisabled();
  await page.reload();
  await pointAt(page, DEMO);
  await tree(page).getByRole('treeitem').last().click();
  await expect(page.locator('.part pre')).toContainText('createTheme({');
});

test('the parts of an open menu are reached, and it stays open while the tool is used', async ({
  page,
}) => {
  const demo = 'AccountMenuBar';
  await page.goto('/material-ui/react-app-bar/');
  await pointAt(page, demo);
  await page
    .locator(`#demo-${demo}`)
    .getByRole('button')
    .last()
    .click({ modifiers: ['Alt'] });
  const item = page.getByRole('menuitem').first();
  await expect(item).toBeVisible();
  await expect(tree(page).getByText('Menu paper')).toBeVisible();
  await item.click();
  await expect(chosenLabel(page)).toHaveText('MenuItem root');
  await page.locator('.part select').last().focus();
  await page.locator('.part h3').click();
  await tree(page).getByText('Menu paper').click();
  await expect(page.locator('.part h3')).toHaveText('Menu paper');
  await expect(item).toBeVisible();
});

test('in a framed demo the mark stands where the part is', async ({ page }) => {
  const demo = 'OrchardShell';
  await page.goto('/material-ui/react-drawer/');
  await pointAt(page, demo);
  const frame = await frameOf(page, demo);
  const button = frame.getByRole('button', { name: 'Parts of the orchard' });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not shown.');
  await page.mouse.click(box.x + 2, box.y + 2);
  await expect(chosenLabel(page)).toHaveText('IconButton root');
  const mark = await page.locator('.parts-mark[data-chosen]').boundingBox();
  expect(Math.abs((mark?.x ?? 0) - box.x)).toBeLessThan(2);
  expect(Math.abs((mark?.y ?? 0) - box.y)).toBeLessThan(2);
  await button.press('Escape');
  await expect(toggleOf(page, demo)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the tool in ${colorScheme} mode, also on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await pointAt(page, DEMO);
    await tree(page).getByRole('treeitem').last().click();
    await expect(page.locator('.part')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const over = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    expect(await over(), 'nothing is wider than the screen').toBe(0);
  });
}

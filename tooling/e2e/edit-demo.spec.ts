import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import LZString from 'lz-string';
import { watchPage } from './watch-page';

const PAGE = '/material-ui/react-button/';

const demo = (page: Page) => page.locator('.demo:has(.demo-code)').first();
const editor = (page: Page) => demo(page).getByRole('textbox', { name: /^Code of / });
const result = (page: Page) => demo(page).frameLocator('iframe.demo-runner');
const problems = (page: Page) => demo(page).getByRole('status', { name: 'Problems' });
const button = (page: Page) =>
  demo(page).getByRole('button', { name: /^(?:Edit|Go on editing): / });

async function openEditor(page: Page) {
  await button(page).click();
  await expect(editor(page)).toBeFocused();
}

/** Puts code into the editor as a reader who pastes it. */
async function write(page: Page, code: string) {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const showing = (text: string) =>
  `export default function Shown() {\n  return <b>${text}</b>;\n}\n`;

test('a demo is edited, broken, mended, kept, and reset', async ({ page, baseURL }) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE);
  await openEditor(page);
  await write(page, showing('A lamp for two'));
  await expect(result(page).getByText('A lamp for two')).toBeVisible();
  await expect(demo(page).locator('[data-island]').first()).toBeHidden();

  await write(
    page,
    'export default function Shown() {\n  const lamp = ;\n  return <b>off</b>;\n}\n',
  );
  await expect(problems(page)).toHaveText(/^Line 2 \w+\.tsx: Unexpected token$/);
  // A space inside would stand on the wrong side of the name where text runs from right to left.
  const file = problems(page).locator('bdi').first();
  expect(await file.evaluate((name) => name.textContent)).toMatch(/^\w+\.tsx$/);
  await expect(demo(page).locator('.cm-lint-marker-error')).toBeVisible();
  await write(page, 'export default function Shown() {\n  return <b>on</i>;\n}\n');
  await expect(problems(page)).toContainText('JSX closing tag for <b>');
  await write(page, 'export default function Shown() {\n  return <b>{lamp}</b>;\n}\n');
  await expect(problems(page)).toContainText('lamp is not defined');
  await write(page, showing('On again'));
  await expect(result(page).getByText('On again')).toBeVisible();
  await expect(problems(page)).toHaveText('No problems');

  await page.reload();
  await expect(button(page)).toHaveText('Go on editing');
  await openEditor(page);
  await expect(result(page).getByText('On again')).toBeVisible();

  await demo(page).locator('.demo-editor').getByRole('button', { name: 'Reset' }).click();
  await expect(editor(page)).toHaveCount(0);
  await expect(demo(page).locator('[data-island]').first()).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveText('Edit');
  expect(complaints).toEqual([]);
});

test('nothing of the editor is fetched before somebody edits', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(button(page)).toBeVisible();
  expect(fetched.filter((url) => /\/runner\/|\/demos\/material-ui/.test(url))).toEqual([]);
});

test('an edit is shared by its link, which says so where it opens', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await openEditor(page);
  await write(page, showing('Sent by a friend'));
  await expect(result(page).getByText('Sent by a friend')).toBeVisible();
  await demo(page).getByRole('button', { name: 'Copy link to this edit' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/material-ui\/react-button\/#edit=\w+:[\w+$-]+$/);

  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(link);
  await expect(result(friend).getByText('Sent by a friend')).toBeVisible();
  await expect(demo(friend).getByText('This code came with the link.')).toBeVisible();
  await expect(demo(friend).locator('iframe.demo-runner')).toBeInViewport();
  await other.close();
});

test('it looks as the page does, and follows the switches of the demo', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PAGE);
  await openEditor(page);
  await expect(result(page).locator('body')).toHaveClass(/mode-dark/);
  await demo(page).locator('.demo-tools').click();
  const panel = demo(page).locator('.demo-panel');
  await panel.getByRole('radio', { name: 'Light', exact: true }).check();
  await panel.getByRole('radio', { name: 'Right to left', exact: true }).check();
  await expect(result(page).locator('body')).toHaveClass(/mode-light/);
  await expect(result(page).locator('body')).toHaveAttribute('dir', 'rtl');
});

const HOOKED = (effect: string) => `import { useEffect } from 'react';
export default function Shown() {
  useEffect(() => {
    ${effect}
  }, []);
  return <b>still</b>;
}
`;

test.describe('hostile code', () => {
  for (const [what, code, words] of [
    ['a loop without an end', `for (;;) {}\n${showing('x')}`, 'ran for over a second'],
    ['a while loop', `while (true);\n${showing('x')}`, 'ran for over a second'],
    [
      'a loop that lets only promises in',
      `async function f() {\n  while (true) await null;\n}\nf();\n${showing('x')}`,
      'ran for over a second',
    ],
    ['an effect that throws', HOOKED("throw new Error('out of oil');"), 'out of oil'],
    ['a look at the page', HOOKED('parent.document.title;'), 'SecurityError'],
    ['a look at cookies', HOOKED('document.cookie;'), 'SecurityError'],
    ['a look at the storage', HOOKED('localStorage.length;'), 'SecurityError'],
    ['a way to another site', HOOKED("top.location = 'https://evil.example/';"), 'SecurityError'],
    ['a request', HOOKED("fetch('https://evil.example/');"), 'Failed to fetch'],
    [
      'a message that lies',
      HOOKED("parent.postMessage({ type: 'height', height: 1e9 }, '*');"),
      '',
    ],
  ] as const) {
    test(`${what} is told, and the page stays`, async ({ page, baseURL }) => {
      const left: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '')) left.push(request.url());
      });
      await page.goto(PAGE);
      await openEditor(page);
      await write(page, code);
      await expect(problems(page)).toContainText(words || 'No problems');
      await expect(page).toHaveURL(PAGE);
      await write(page, showing('fine again'));
      await expect(result(page).getByText('fine again')).toBeVisible();
      const box = await demo(page).locator('iframe.demo-runner').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(4000);
      expect(left).toEqual([]);
    });
  }

  test('code that leaves its frame is taken out, and may run again', async ({ page }) => {
    await page.goto(PAGE);
    await openEditor(page);
    await expect(result(page).getByRole('button').first()).toBeVisible();
    await write(page, HOOKED("location.href = '/material-ui/';"));
    const alert = demo(page).getByRole('alert');
    await expect(alert).toContainText('The code no longer answered');
    await write(page, showing('back'));
    await alert.getByRole('button', { name: 'Run again' }).click();
    await expect(result(page).getByText('back')).toBeVisible();
  });

  for (const [what, fragment, words] of [
    ['a megabyte', `#edit=NAME:${'a'.repeat(1_000_000)}`, 'The code in the link is too long.'],
    ['garbage', '#edit=NAME:%E0%A4%A!', 'The link holds no code'],
    ['no demo of the page', '#edit=%E0%A4%A', 'The link holds no code'],
    [
      'another shape',
      `#edit=NAME:${LZString.compressToEncodedURIComponent('{"files":[]}')}`,
      'The link holds no code',
    ],
  ] as const) {
    test(`a link with ${what} is told, and the demo is as it is`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(PAGE);
      const name = (await demo(page).locator('.demo-file').textContent()) ?? '';
      await page.goto('about:blank');
      await page.goto(PAGE + fragment.replace('NAME', name));
      await expect(demo(page).getByText(words)).toBeVisible();
      await expect(demo(page).locator('[data-island]').first()).toBeVisible();
      await expect(editor(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }
});

test('by keyboard alone a prop is completed, and the editor is left', async ({ page }) => {
  await page.goto(PAGE);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await write(page, "import Button from '@mui/material/Button';\nexport default () => <Button ");
  await page.keyboard.press('Control+Space');
  const offer = page.getByRole('listbox', { name: 'Completions' });
  await expect(offer.getByRole('option', { name: /^disableElevation/ })).toBeVisible();
  await page.keyboard.type('disableEl');
  await expect(offer.getByRole('option')).toHaveCount(1);
  // It takes no key in the first moments, so that nobody chooses what they did not see.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(offer).toBeHidden({ timeout: 200 });
  }).toPass();
  // The editor closes the tag.
  await page.keyboard.type('>on');
  await expect(result(page).getByRole('button', { name: 'on' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

for (const [colorScheme, width, url] of [
  ['light', 1280, PAGE],
  ['dark', 390, PAGE],
  ['light', 390, `/ar${PAGE}`],
] as const) {
  test(`axe finds nothing in the editor on ${url} at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    await demo(page).locator('.demo-edit').click();
    await expect(demo(page).locator('.cm-content')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      'export default function Shown() {\n  return <b>{lamp}</b>;\n}\n',
    );
    await expect(demo(page).locator('.edit-problems li')).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('.demo')
      // What the reader writes is theirs.
      .exclude('iframe')
      .analyze();
    expect(violations).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page, type Route } from '@playwright/test';
import { watchPage } from './watch-page';
import { withConfig } from './with-config';

const PAGE = '/material-ui/react-button/';
const ENDPOINT = '/answers';

const section = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });

/** A page of a site with an endpoint, and what it was sent. */
async function openWithEndpoint(page: Page, answer: (route: Route) => Promise<void>) {
  const sent: unknown[] = [];
  await withConfig(page, { feedback: { endpoint: ENDPOINT } });
  await page.route(`**${ENDPOINT}`, (route) => {
    sent.push(route.request().postDataJSON());
    return answer(route);
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  return sent;
}

test('[E3] by keyboard alone: a choice, a comment, and thanks that are announced', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  const sent = await openWithEndpoint(page, (route) => route.fulfill({ status: 204 }));
  await button(page, 'No').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'No')).toBeFocused();
  await expect(section(page).getByLabel('What is missing or wrong?')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('The loading state of a group / toggle');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Send')).toBeFocused();
  await page.keyboard.press('Enter');
  const thanks = section(page).getByRole('status');
  await expect(thanks).toHaveText('Thank you. Your answer has been sent.');
  await expect(thanks).toBeFocused();
  expect(sent).toEqual([
    {
      page: PAGE,
      language: 'en',
      version: '7.1.1',
      helpful: false,
      comment: 'The loading state of a group / toggle',
    },
  ]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(section(page).getByRole('textbox')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('[E3] a failure is told, the text stays over a reload, and another try succeeds', async ({
  page,
}) => {
  let broken = true;
  const sent = await openWithEndpoint(page, (route) =>
    broken ? route.abort() : route.fulfill({ status: 204 }),
  );
  await button(page, 'Yes').click();
  await section(page).getByLabel('What helped you?').fill('The table of props');
  await button(page, 'Send').click();
  await expect(section(page).getByRole('alert')).toHaveText("Couldn't submit feedback");
  await expect(section(page).getByRole('textbox')).toHaveValue('The table of props');
  await expect(button(page, 'Try again')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(section(page).getByLabel('What helped you?')).toHaveValue('The table of props');
  await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  broken = false;
  await button(page, 'Send').click();
  await expect(section(page).getByRole('status')).toContainText('Thank you.');
  expect(sent).toHaveLength(2);
});

test('[E3] without an endpoint nothing is sent: the answer fills an issue', async ({
  page,
  baseURL,
}) => {
  const complaints = watchPage(page, baseURL ?? '');
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await button(page, 'No').click();
  await section(page).getByRole('textbox').fill('A sample with icons');
  const href = await section(page)
    .getByRole('link', { name: 'Open an issue with it' })
    .getAttribute('href');
  const issue = new URL(href ?? '');
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toBe('Feedback on “Button”');
  expect(issue.searchParams.get('body')).toContain(`${PAGE}\nHelpful: no\n\nA sample with icons`);
  expect(complaints).toEqual([]);
});

for (const [colorScheme, width, url] of [
  ['light', 1280, PAGE],
  ['dark', 390, PAGE],
  ['light', 390, `/ar${PAGE}`],
] as const) {
  test(`axe finds nothing in the open form of ${url} at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('.feedback button').last().click();
    await expect(page.locator('.feedback textarea')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.feedback').analyze();
    expect(violations).toEqual([]);
  });
}

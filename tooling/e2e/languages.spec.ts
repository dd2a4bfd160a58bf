import { expect, test, type Page } from '@playwright/test';

const START = '/material-ui/getting-started/';
const UNTRANSLATED = '/material-ui/react-button/';

const LANGUAGES = [
  { code: 'zh', direction: 'ltr', heading: 'Material UI 概述', group: '入门', search: '搜索' },
  {
    code: 'pt',
    direction: 'ltr',
    heading: 'Visão geral do Material UI',
    group: 'Primeiros passos',
    search: 'Busca',
  },
  {
    code: 'ar',
    direction: 'rtl',
    heading: 'نظرة عامة على Material UI',
    group: 'البدء',
    search: 'بحث',
  },
] as const;

const linksOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) =>
    links.map((link) => {
      const { pathname } = new URL((link as HTMLLinkElement).href);
      return `${link.getAttribute('hreflang') ?? ''} ${pathname}`.trim();
    }),
  );

for (const { code, direction, heading, group, search } of LANGUAGES) {
  test(`[A11] ${code}: a translated page and the interface around it are in the language`, async ({
    page,
  }) => {
    await page.goto(`/${code}${START}`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('body')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('.page-notice')).toHaveCount(0);
    await expect(page.locator('.side-nav')).toContainText(group);
    await expect(page.getByRole('button', { name: search })).toBeVisible();
    expect(await linksOf(page, 'link[rel="canonical"]')).toEqual([`/${code}${START}`]);
    expect(await linksOf(page, 'link[rel="alternate"][hreflang]')).toEqual([
      `en ${START}`,
      `zh /zh${START}`,
      `pt /pt${START}`,
      `ar /ar${START}`,
      `x-default ${START}`,
    ]);
  });

  test(`[A11] ${code}: where English stands in, the page says so to readers and machines`, async ({
    page,
    request,
  }) => {
    await page.goto(`/${code}${UNTRANSLATED}`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('.page-notice')).toBeVisible();
    await expect(page.locator('.page-notice a')).toHaveAttribute('href', UNTRANSLATED);
    await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.prose')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('.demo-lines').first()).toHaveAttribute('lang', code);
    expect(await linksOf(page, 'link[rel="canonical"]')).toEqual([UNTRANSLATED]);
    expect(await linksOf(page, 'link[rel="alternate"][hreflang]')).toEqual([
      `en ${UNTRANSLATED}`,
      `x-default ${UNTRANSLATED}`,
    ]);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`/${code}${START}<`);
    expect(sitemap).not.toContain(`/${code}${UNTRANSLATED}<`);
  });
}

test('[A11] a section has one anchor in every language', async ({ page }) => {
  for (const language of ['', '/zh', '/pt', '/ar']) {
    await page.goto(`${language}${START}installation/#icons`);
    await expect(page.locator('h2#icons')).toBeInViewport();
  }
});

test('[B3] a language that was chosen goes along with links, and is kept for the next visit', async ({
  page,
}) => {
  await page.goto(START, { waitUntil: 'networkidle' });
  await page.locator('summary[aria-label="Language: EN"]').click();
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh${START}`);
  await page.locator('.side-nav').getByRole('link', { name: '安装' }).click();
  await expect(page).toHaveURL(`/zh${START}installation/`);

  // The early script leads on before the page has loaded.
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/zh/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('在阅读的地方，直接试用组件');
  // An address that names a page is taken at its word.
  await page.goto(START);
  await expect(page).toHaveURL(START);

  await page.goto('/zh/', { waitUntil: 'networkidle' });
  await page.locator('summary[aria-label="语言: ZH"]').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that leads nowhere is answered in its language, as missing', async ({ page }) => {
  for (const [prefix, language, title] of [
    ['', 'en', 'Page not found'],
    ['/ar', 'ar', 'الصفحة غير موجودة'],
    ['/pt', 'pt', 'Página não encontrada'],
    ['/zh', 'zh', '未找到页面'],
  ] as const) {
    const answer = await page.goto(`${prefix}/material-ui/react-nothing/?from=mail`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.not-found').getByRole('link', { name: 'Joy UI' })).toHaveAttribute(
      'href',
      `${prefix}/joy-ui/getting-started/`,
    );
    // The client takes the page over and stays where the reader is.
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(`${prefix}/material-ui/react-nothing/`);
  }
});

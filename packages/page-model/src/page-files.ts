import type { PageProps } from './page-props';

/** Language of a page's own text, which is English where nobody has translated it. */
export function textLanguage(page: PageProps): string {
  return page.kind === 'doc' ? page.page.language : 'en';
}

/** Whether indexes and search engines may list a page. */
export function isListed(page: PageProps): boolean {
  return page.kind !== 'doc' || !page.page.unlisted;
}

const fileOf = (page: PageProps, extension: string) => {
  const language = textLanguage(page);
  return `${language === 'en' ? '' : `/${language}`}${page.path.replace(/\/$/, '')}${extension}`;
};

/** Address of a page as Markdown, in the language it is written in; some pages have none. */
export function markdownPathname(page: PageProps): string | undefined {
  const hasTwin = page.kind !== 'home' && page.kind !== 'changes' && isListed(page);
  return hasTwin ? fileOf(page, '.md') : undefined;
}

/** Address of the picture that stands for a page where its link is shared. */
export function socialImagePathname(page: PageProps): string {
  return `/social${page.path === '/' ? '/index.png' : fileOf(page, '.png')}`;
}

import {
  areaOf,
  socialImagePathname,
  textLanguage,
  type AreaConfig,
  type PageProps,
  type SiteConfig,
} from '@lectern/page-model';
import { pageUrl } from './page-url';

/** What a page is, in the words of schema.org. */
export function structuredData(page: PageProps, site: SiteConfig): readonly object[] {
  const url = pageUrl(site, page.path, page.language);
  const website = { '@type': 'WebSite', name: site.name, url: pageUrl(site, '/', page.language) };
  const { description } = page;
  if (page.kind === 'home') {
    return [{ '@context': CONTEXT, ...website, description, inLanguage: page.language }];
  }
  const area = areaOf(page.path, site);
  const about = [area.name, area.version].filter(Boolean).join(' ');
  const isReference = page.kind === 'api' || page.kind === 'functions';
  return [
    {
      '@context': CONTEXT,
      '@type': isReference ? 'APIReference' : 'TechArticle',
      headline: page.title,
      description,
      url,
      image: `${site.origin}${socialImagePathname(page)}`,
      inLanguage: textLanguage(page),
      isPartOf: website,
      ...(area.prefix === '/' ? {} : { about: { '@type': 'Thing', name: about } }),
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: site.name, item: website.url },
        ...startOf(area, page),
        { name: page.title, item: url },
      ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];

  /** Groups of the navigation are no pages, so the product is the only step in between. */
  function startOf({ name, start }: AreaConfig, { path, language }: PageProps) {
    if (start === undefined || start === path) return [];
    return [{ name, item: pageUrl(site, start, language) }];
  }
}

const CONTEXT = 'https://schema.org';

/** Data as the text of a script element, which nothing in it can end. */
export function dataBlock(data: readonly object[]): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

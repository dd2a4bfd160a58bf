import type { SiteConfig } from '@lectern/page-model';

/** Published address of a path in a language. */
export function pageUrl({ origin, languages }: SiteConfig, path: string, language: string): string {
  return `${origin}${language === languages[0].code ? '' : `/${language}`}${path}`;
}

/** URL of a page in a language: English has no prefix. External links stay as they are. */
export function localizedHref(path: string, language: string): string {
  if (language === 'en' || !path.startsWith('/')) return path;
  return `/${language}${path}`;
}

/** A pathname of the navigation as a URL of the site, which ends in a slash. */
export function hrefOf(pathname: string, language: string): string {
  if (!pathname.startsWith('/')) return pathname;
  return localizedHref(pathname.endsWith('/') ? pathname : `${pathname}/`, language);
}

import type { PageEntry } from '@lectern/nav';
import type { Labels, SiteConfig } from '@lectern/page-model';

/** The navigation in the page's language; titles of pages that are not translated say they are English. */
export function labelNav(
  nav: readonly PageEntry[],
  labels: Labels['nav'] | undefined,
): readonly PageEntry[] {
  if (!labels) return nav;
  return nav.map((entry) => {
    const title = labels[entry.pathname];
    return {
      ...entry,
      ...(title !== undefined && { title }),
      ...(entry.children
        ? { children: labelNav(entry.children, labels) }
        : title === undefined && { linkProps: { ...entry.linkProps, lang: 'en' } }),
    };
  });
}

/** The site with its products described in the page's language. */
export function labelSite(site: SiteConfig, labels: Labels['areas'] | undefined): SiteConfig {
  if (!labels) return site;
  const areas = site.areas.map((area) => ({
    ...area,
    description: labels[area.id] ?? area.description,
  }));
  return { ...site, areas };
}

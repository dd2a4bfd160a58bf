import type { PageEntry } from '@lectern/nav/core';
import type { AreaConfig, PageProps, SiteConfig } from '@lectern/page-model';
import { twinPathname } from './markdown-twin';
import { withSlash } from './navigation';

/** An area as its index for machines lists it. */
export interface ListedArea {
  readonly config: AreaConfig;
  readonly nav: readonly PageEntry[];
  /** Its English pages. */
  readonly pages: readonly PageProps[];
  /** Pages that have a Markdown twin, by the twin's path. */
  readonly twins: ReadonlyMap<string, string>;
}

/** URL path of an area's index: `/material-ui/llms.txt`. */
export function llmsPathname({ prefix }: Pick<AreaConfig, 'prefix'>): string {
  return `${prefix}llms.txt`;
}

/**
 * The index of an area's Markdown twins in the form of llms.txt: a thin list in the order of the
 * navigation. That of the host lists the products too.
 */
export function llmsText(area: ListedArea, site: SiteConfig): string {
  const { config } = area;
  const isHost = config.prefix === '/';
  const title = isHost ? site.name : [config.name, config.version].filter(Boolean).join(' ');
  const products = site.areas
    .filter((other) => other !== config)
    .map(
      (other) => `- [${other.name}](${site.origin}${llmsPathname(other)}): ${other.description}`,
    );
  return `${[
    `# ${title}`,
    `> ${isHost ? site.description : config.description}`,
    ...(isHost ? ['## Products', products.join('\n')] : []),
    ...sections(area, area.nav, site.origin),
  ].join('\n\n')}\n`;
}

/** Groups as headings, each with its own pages; groups inside a group follow it. */
function sections(area: ListedArea, entries: readonly PageEntry[], origin: string): string[] {
  return entries.flatMap((entry) => {
    if (!entry.children) return [];
    const lines = entry.children.flatMap((child) => lineOf(area, child, origin));
    const heading = entry.title ?? entry.subheader ?? entry.pathname;
    const own = lines.length > 0 ? [`## ${heading}`, lines.join('\n')] : [];
    return [...own, ...sections(area, entry.children, origin)];
  });
}

function lineOf(area: ListedArea, entry: PageEntry, origin: string): string[] {
  const path = withSlash(entry.pathname);
  const page = area.pages.find((candidate) => candidate.path === path);
  const twin = twinPathname(path);
  if (!page || !area.twins.has(twin)) return [];
  const link = `- [${page.title}](${origin}${twin})`;
  // The names of the reference say what it is.
  return [page.kind === 'doc' ? `${link}: ${page.description}` : link];
}

/** Icons that an entry of the navigation may carry. */
export const pageIcons = ['reader', 'book', 'description', 'visibility', 'web'] as const;

/** One of the navigation's icons. */
export type PageIcon = (typeof pageIcons)[number];

/** Plans that a page may need. */
export const pagePlans = ['pro', 'premium'] as const;

/** Plan that is needed for what a page shows. */
export type PagePlan = (typeof pagePlans)[number];

/** Literals for the editor to offer; any string, because a tree read from JSON has no literals. */
type Suggested<Literal extends string> = Literal | (string & {});

/** An entry of the page tree: a page, a group of entries, or a link that leaves the site. */
export interface PageEntry<Pathname extends string = string> {
  /**
   * Path with slashes, or a URL with `https://` for a link that leaves the site. A group has one of
   * its own, which need not lead anywhere.
   */
  readonly pathname: Pathname;
  readonly title?: string;
  /** Title of a group that is always open, shown as a line between its pages. */
  readonly subheader?: string;
  /** Makes the entry a group: only entries without children are pages. */
  readonly children?: readonly PageEntry<Pathname>[];
  /** A `PageIcon`; `validatePages` reports others. */
  readonly icon?: Suggested<PageIcon>;
  /** A `PagePlan`; `validatePages` reports others. */
  readonly plan?: Suggested<PagePlan>;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
  /** Attributes passed to the link. */
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** The pathnames of a tree, groups included: a union of literals where `definePages` made it. */
export type PagePathname<Pages extends readonly PageEntry[]> = Pages[number]['pathname'];

/**
 * Types a page tree without changing it, its pathnames as literals.
 *
 * @param pages the tree, in reading order
 */
export function definePages<Pathname extends string>(
  pages: readonly PageEntry<Pathname>[],
): readonly PageEntry<Pathname>[] {
  return pages;
}

/**
 * Whether an entry leads out of the site.
 *
 * @param entry its pathname starts with `https://` then
 */
export function isExternal({ pathname }: Pick<PageEntry, 'pathname'>): boolean {
  return pathname.startsWith('https://');
}

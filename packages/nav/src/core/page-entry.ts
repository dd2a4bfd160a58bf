/** Icons that an entry of the navigation may carry. */
export type PageIcon = 'reader' | 'book' | 'description' | 'visibility' | 'web';

/** An entry of the page tree: a page, a group of entries, or a link that leaves the site. */
export interface PageEntry {
  /** Path with slashes, or an absolute URL for a link that leaves the site. */
  readonly pathname: string;
  readonly title?: string;
  /** Title of a group that is always open, shown as a line between its pages. */
  readonly subheader?: string;
  readonly children?: readonly PageEntry[];
  readonly icon?: string;
  /** Plan that is needed for what the page shows. */
  readonly plan?: string;
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  readonly deprecated?: boolean;
  /** Attributes passed to the link. */
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** Types a page tree without changing it. */
export function definePages(pages: readonly PageEntry[]): readonly PageEntry[] {
  return pages;
}

/** Whether an entry leads out of the site. */
export function isExternal({ pathname }: PageEntry): boolean {
  return /^[a-z]+:/.test(pathname);
}

/** The form in which paths are compared: no trailing slash, no hash, `/` for the root. */
export function pathKey(pathname: string): string {
  const path = pathname.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/\/+$/, '') || '/';
}

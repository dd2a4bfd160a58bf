/** Text direction of a language. */
export type Direction = 'ltr' | 'rtl';

/** A language the site is served in. */
export interface SiteLanguage {
  /** Two letters, the first segment of its URLs; English has no segment. */
  readonly code: string;
  readonly direction: Direction;
}

/** One product area: a thin Next.js app under one path prefix. */
export interface AreaConfig {
  /** Folder below `apps`. */
  readonly id: string;
  readonly name: string;
  /** Path every page of the area starts with, such as `/material-ui/`. */
  readonly prefix: string;
  /** First page of the area; the bare prefix leads there. */
  readonly start?: string;
  /** One plain sentence for the product list. */
  readonly description: string;
  /** Documented version. */
  readonly version?: string;
  /** Older major versions that are documented elsewhere. */
  readonly olderVersions?: readonly string[];
  /** Where the API reference is read from, and the navigation group that lists it. */
  readonly api?: { readonly package: string; readonly group: string };
}

/** What all areas share. */
export interface SiteConfig {
  readonly name: string;
  readonly description: string;
  /** Origin of the published site, without trailing slash. */
  readonly origin: string;
  /** Repository that 'edit this page' leads to, without trailing slash. */
  readonly repository: string;
  /** The first one is the default and has no path prefix. */
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
  readonly areas: readonly AreaConfig[];
}

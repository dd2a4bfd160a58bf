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

/** A font the site serves itself, from one address for all areas. */
export interface SiteFont {
  readonly family: string;
  /** The WOFF2 file as a module path that the host app can resolve. */
  readonly source: string;
  /** One weight, or the range of a variable font, such as `100 900`. */
  readonly weight: string;
  /** CSS `unicode-range` of the file; left out where it serves all text. */
  readonly unicodeRange?: string;
  /** Codes of the languages whose pages fetch it before they are laid out. */
  readonly preload: readonly string[];
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
  readonly fonts: readonly SiteFont[];
}

/** Address of a font, the same in development and in every area. */
export function fontPathname({ source }: Pick<SiteFont, 'source'>): string {
  return `/fonts/${source.slice(source.lastIndexOf('/') + 1)}`;
}

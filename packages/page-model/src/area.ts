/** Text direction of a language. */
export type Direction = 'ltr' | 'rtl';

/** A language the site is served in. */
export interface SiteLanguage {
  /** Two letters, the first segment of its URLs; English has no segment. */
  readonly code: string;
  readonly direction: Direction;
}

/** A library whose API reference the build reads from its installed packages. */
export interface ApiLibrary {
  /** Names its recorded history, which is `packages/api-docs/history/<id>.json`. */
  readonly id: string;
  /** Name in titles, such as `Data Grid`. */
  readonly name: string;
  /** npm packages; each one after the first builds on those before it. */
  readonly packages: readonly [string, ...string[]];
  /** Path that its pages start with, such as `/material-ui/api/`. */
  readonly prefix: string;
  /** Navigation group that lists them; several libraries may share one. */
  readonly group: string;
  /** Interfaces that get a page of their own. */
  readonly interfaces?: readonly string[];
  /**
   * Generic types that get a page with the members of all that people fill them in with, by name:
   * `{ AxisConfig: ['XAxis', 'YAxis'] }`.
   */
  readonly unions?: Readonly<Record<string, readonly string[]>>;
  /** Prefix of its keys in `theme.components`; `Mui` unless told. */
  readonly themePrefix?: string;
  /** Pages that document types of the library, by their name, such as `Theme`. */
  readonly typePages?: Readonly<Record<string, string>>;
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
  /** Path of the template that alone has it, such as `templates/blog`; left out where all have. */
  readonly template?: string;
}

/** A service that takes what pages send; its origin goes into the Content Security Policy. */
export interface SiteService {
  /** An https address, or a path of the site's own host. */
  readonly endpoint: string;
}

/** Places on the web where readers may go on with a demo; their origins go into the policy as well. */
export interface Playgrounds {
  readonly stackblitz?: SiteService;
  readonly codesandbox?: SiteService;
}

/** Algolia DocSearch in place of the index that the site brings. */
export interface DocSearchConfig {
  readonly provider: 'docsearch';
  readonly appId: string;
  /** The key for searching alone; readers see it. */
  readonly apiKey: string;
  readonly indexName: string;
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
  /** Left out, the site searches its own index. */
  readonly search?: DocSearchConfig;
  /** Takes answers to 'Was this page helpful?' as JSON; without it a prefilled issue is offered. */
  readonly feedback?: SiteService;
  /** Takes the events of visits as JSON; without it nothing is counted, loaded or asked. */
  readonly analytics?: SiteService;
  /** Takes demos as projects, in a new tab; without any a demo can still be downloaded. */
  readonly playgrounds?: Playgrounds;
}

/** Address of the dark colours that a reader may choose for code. */
export const CODE_THEME_PATHNAME = '/static/styles/prism-okaidia.css';

/** The area that a path without language prefix belongs to. */
export function areaOf(path: string, { areas }: Pick<SiteConfig, 'areas'>): AreaConfig {
  return areas
    .filter(({ prefix }) => path.startsWith(prefix))
    .reduce((found, area) => (area.prefix.length > found.prefix.length ? area : found));
}

/** Address of a font, the same in development and in every area. */
export function fontPathname({ source }: Pick<SiteFont, 'source'>): string {
  return `/fonts/${source.slice(source.lastIndexOf('/') + 1)}`;
}

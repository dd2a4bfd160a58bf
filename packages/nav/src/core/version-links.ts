/** An entry of a version menu. */
export interface VersionLink {
  readonly text: string;
  readonly href: string;
  /** True for the version that is being read. */
  readonly current?: boolean;
}

/** A documented product and its version menu. */
export interface ProductIdentity {
  readonly name: string;
  readonly versions: readonly VersionLink[];
}

/** What a version menu is made from. */
export interface VersionLinksOptions {
  /** Id or name of the product, such as `material-ui`. */
  readonly name: string;
  /** Full version that is being read, such as `7.1.1`. */
  readonly current: string;
  /** Older major versions, such as `['6', '5', '4']`; without any only the current one is listed. */
  readonly older?: readonly (string | number)[];
  /** Two-letter language carried into each link; English has no prefix. */
  readonly language?: string;
  /** Path of the product's first page; `/<id>/getting-started/` where it is left out. */
  readonly start?: string;
  /** Address of an older major's documentation, without trailing slash. */
  readonly archive?: (major: string) => string;
}

/**
 * The version menu of a product: the current version, the older majors on hosts of their own, and
 * 'View all versions' last.
 */
export function versionLinks({
  name,
  current,
  older = [],
  language = 'en',
  start = `/${name.trim().toLowerCase().replace(/\s+/g, '-')}/getting-started/`,
  // Each major of the documented library keeps its documentation on a subdomain.
  archive = (major) => `https://v${major}.mui.com`,
}: VersionLinksOptions): VersionLink[] {
  const prefix = language === 'en' ? '' : `/${language}`;
  const bare = (version: string | number) => String(version).replace(/^v/, '');
  return [
    { text: `v${bare(current)}`, href: `${prefix}${start}`, current: true },
    ...older.map((version) => {
      const major = bare(version);
      return { text: `v${major}`, href: `${archive(major)}${prefix}/` };
    }),
    { text: 'View all versions', href: `${prefix}/versions/` },
  ];
}

/** An entry of a version menu. */
export interface VersionLink {
  readonly text: string;
  readonly href: string;
  readonly current?: true;
}

/** Hosts of the documentation of older versions: one subdomain for each major. */
const OLDER = (major: string) => `https://v${major}.mui.com`;

/**
 * The version menu of a product: the current version, the older majors on their own hosts, and all
 * versions.
 *
 * @param product `name` is the product's id, such as `material-ui`; `older` are major versions;
 *   `language` is carried into each link, English without prefix
 */
export function versionLinks(product: {
  readonly name: string;
  readonly current: string;
  readonly older?: readonly string[];
  readonly language: string;
}): VersionLink[] {
  const { name, current, older = [], language } = product;
  const prefix = language === 'en' ? '' : `/${language}`;
  return [
    { text: `v${current}`, href: `${prefix}/${name}/getting-started/`, current: true },
    ...older.map((major) => ({ text: `v${major}`, href: `${OLDER(major)}${prefix}/` })),
    { text: 'View all versions', href: `${prefix}/versions/` },
  ];
}

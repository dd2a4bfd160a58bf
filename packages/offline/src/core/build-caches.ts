/** Names of the caches whose addresses every build uses anew, so that each build has its own. */
export interface BuildCaches {
  /** Pages that were opened. */
  readonly documents: string;
  /** Data of pages, search indexes and the like. */
  readonly data: string;
  /** The offline page and what it needs. */
  readonly shell: string;
}

const NAME = /^(documents|data|shell)-(.+)$/;

/** Names of the caches of a build. */
export function buildCaches(build: string): BuildCaches {
  return { documents: `documents-${build}`, data: `data-${build}`, shell: `shell-${build}` };
}

/** Whether a cache holds pages, of whatever build. */
export function holdsDocuments(name: string): boolean {
  return NAME.exec(name)?.[1] === 'documents';
}

/**
 * Caches that a build no longer needs. Those of the build before it stay: its pages may be open
 * still, and are what a reader has until they open pages of the new one.
 *
 * @param names of all caches, oldest first
 * @param build that serves from now on
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const buildOf = (name: string) => NAME.exec(name)?.[2];
  const previous = names.map(buildOf).findLast((own) => own !== undefined && own !== build);
  return names.filter((name) => {
    const own = buildOf(name);
    return own !== undefined && own !== build && own !== previous;
  });
}

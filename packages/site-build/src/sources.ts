import type { ApiHistory, ApiModel, AreaConfig, SiteConfig } from '@lectern/page-model';
import type { PageEntry } from '@lectern/nav/core';

/** A page that an app draws itself. */
export interface OwnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Demos it shows, as paths below the content folder without extension. */
  readonly demos?: readonly string[];
}

/** Everything of one area that a plan is made from; text and data, no disk. */
export interface AreaSources {
  readonly config: AreaConfig;
  readonly nav: readonly PageEntry[];
  /** Path of `nav.ts` in the repository. */
  readonly navFile: string;
  /** Its text, to name lines in it. */
  readonly navText: string;
  /** Path of the content folder in the repository. */
  readonly contentDirectory: string;
  /** Text of every file below the content folder, by path relative to it. */
  readonly files: ReadonlyMap<string, string>;
  /** Packages the area depends on. */
  readonly packages: ReadonlySet<string>;
  readonly api: readonly ApiModel[];
  /** How the API came to be, where it was recorded. */
  readonly history?: ApiHistory;
  /** Pages that the app draws itself, such as the home page. */
  readonly ownPages: readonly OwnPage[];
}

/** The whole site's input. */
export interface SiteSources {
  readonly config: SiteConfig;
  readonly areas: readonly AreaSources[];
}

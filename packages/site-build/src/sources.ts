import type { DemoUse } from '@lectern/api-docs';
import type { Installed } from '@lectern/demos/project';
import type {
  ApiFunction,
  ApiHistory,
  ApiLibrary,
  ApiModel,
  AreaConfig,
  SiteConfig,
} from '@lectern/page-model';
import type { PageEntry } from '@lectern/nav/core';
import type { DeclaredNames } from './names';

/** Words of such a page in one language. */
export interface OwnWords extends Readonly<Record<string, string>> {
  readonly title: string;
  readonly description: string;
}

/** A page that an app draws itself. */
export interface OwnPage {
  readonly path: string;
  /** What it says by language, and there by key; English is the measure. */
  readonly words: Readonly<Record<string, OwnWords>>;
  /** Demos it shows, as paths below the content folder without extension. */
  readonly demos?: readonly string[];
}

/** The API of a library, and how it came to be where that was recorded. */
export interface ApiSources {
  readonly library: ApiLibrary;
  readonly models: readonly ApiModel[];
  readonly functions: readonly ApiFunction[];
  /** Exports that no page documents, with the reason. */
  readonly excluded: readonly {
    readonly packageName: string;
    readonly name: string;
    readonly reason: string;
  }[];
  readonly history?: ApiHistory;
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
  /** Those packages and what projects are built with; without, no projects are made of its demos. */
  readonly installed?: Installed;
  /** Libraries with an API reference. */
  readonly api: readonly ApiSources[];
  /** What each demo uses of the documented libraries, by its id; left out where nothing reads it. */
  readonly uses?: ReadonlyMap<string, readonly DemoUse[]>;
  /** Names that its pages may speak of; left out where nothing reads them. */
  readonly names?: DeclaredNames;
  /** Pages that the app draws itself, such as the home page. */
  readonly ownPages: readonly OwnPage[];
}

/** The whole site's input. */
export interface SiteSources {
  readonly config: SiteConfig;
  readonly areas: readonly AreaSources[];
  /** Day of the last change of each file, by its path in the repository. */
  readonly updated?: ReadonlyMap<string, string>;
  /** What groups and products are called in the other languages: by language, then English text. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How many documented props may be without a demo, by package. */
  readonly undemoed?: Readonly<Record<string, number>>;
  /** Names that are right though no type declares them, with the reason. */
  readonly names?: Readonly<Record<string, string>>;
}

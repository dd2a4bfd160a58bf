import type { ApiFunction, ApiModel, DemoLink } from './api';
import type { ApiChange } from './api-history';
import type { Page } from './page';

/** Names of pages and products in a language other than English. */
export interface Labels {
  /** Titles of the navigation's entries, by pathname; the entries left out are in English. */
  readonly nav: Readonly<Record<string, string>>;
  /** Descriptions of the areas, by their id. */
  readonly areas: Readonly<Record<string, string>>;
}

/** A page's address and the language it is served in. */
interface Served {
  /** Path without language prefix. */
  readonly path: string;
  /** Language of the URL and the interface. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Languages that the text is written in, English among them; in the others English stands in. */
  readonly written: readonly string[];
  /** What the navigation and the products are called in a language other than English. */
  readonly labels?: Labels;
  /** Strings of the interface in a language other than English, which every page can read. */
  readonly strings?: Readonly<Record<string, string>>;
}

/** A link to an API page. */
export interface ApiLink {
  /** Import statement shown on the component's page. */
  readonly importLine?: string;
  readonly name: string;
  readonly path: string;
  /** Names of its props, required ones first; deprecated ones are left out. */
  readonly props: readonly string[];
}

/** A day, and how it is written in the page's language. */
export interface Day {
  /** Such as `2026-11-20`. */
  readonly date: string;
  readonly text: string;
}

/** A post, as its list shows it. */
export interface PostLink {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly published: Day;
}

/** A page written in Markdown. */
export interface DocProps extends Served {
  readonly kind: 'doc';
  readonly page: Page;
  /** API pages of the components the page documents. */
  readonly apiLinks: readonly ApiLink[];
  /** Last change of its source; left out where the build knows no history. */
  readonly updated?: Day;
  /** When a post was published. */
  readonly published?: Day;
  /** Posts below the page, the newest first. */
  readonly posts?: readonly PostLink[];
}

/** The API page of a component or interface; descriptions and types in `api` are HTML. */
export interface ApiProps extends Served {
  readonly kind: 'api';
  readonly api: ApiModel;
  /** Page with the component's demos. */
  readonly demos?: { readonly title: string; readonly path: string };
  /** Demos that use the component, where no page documents it. */
  readonly shownIn?: readonly DemoLink[];
}

/** Hooks or functions of a library; descriptions are HTML. */
export interface FunctionsProps extends Served {
  readonly kind: 'functions';
  readonly functions: readonly ApiFunction[];
}

/** What changed in a library's API within a major version. */
export interface ChangesProps extends Served {
  readonly kind: 'changes';
  /** Components with changes, by name; `path` of those that have an API page. */
  readonly components: readonly {
    readonly name: string;
    readonly path?: string;
    readonly changes: readonly ApiChange[];
  }[];
}

/** A page inside the documentation layout. */
export type ArticleProps = DocProps | ApiProps | FunctionsProps | ChangesProps;

/** The host's home page, drawn by the host. */
export interface HomeProps extends Served {
  readonly kind: 'home';
  /** What it says, by key. */
  readonly words: Readonly<Record<string, string>>;
  /** Pages of each area, by area id. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What a page of the site is made from. */
export type PageProps = ArticleProps | HomeProps;

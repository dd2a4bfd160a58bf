import type { ApiModel } from './api';
import type { Page } from './page';

/** A page's address and the language it is served in. */
interface Served {
  /** Path without language prefix. */
  readonly path: string;
  /** Language of the URL and the interface. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
}

/** A link to an API page. */
export interface ApiLink {
  /** Import statement shown on the component's page. */
  readonly importLine?: string;
  readonly name: string;
  readonly path: string;
}

/** A page written in Markdown. */
export interface DocProps extends Served {
  readonly kind: 'doc';
  readonly page: Page;
  /** API pages of the components the page documents. */
  readonly apiLinks: readonly ApiLink[];
}

/** A component's API page; descriptions in `api` are HTML. */
export interface ApiProps extends Served {
  readonly kind: 'api';
  readonly api: ApiModel;
  /** Page with the component's demos. */
  readonly demos?: { readonly title: string; readonly path: string };
}

/** The host's home page, drawn by the host. */
export interface HomeProps extends Served {
  readonly kind: 'home';
  /** Pages of each area, by area id. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What a page of the site is made from. */
export type PageProps = DocProps | ApiProps | HomeProps;

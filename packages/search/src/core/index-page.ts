import type { PageProps } from '@lectern/page-model';

/** A part of a page that can be found: its anchor and its text. */
export type IndexedPart = readonly [anchor: string, text: string];

/** What the index holds of a page. Short keys: every reader who searches downloads them all. */
export interface IndexedPage {
  /** Area of the page. */
  readonly area: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly headings?: readonly IndexedPart[];
  readonly props?: readonly IndexedPart[];
  readonly demos?: readonly IndexedPart[];
}

const some = <Key extends string>(key: Key, parts: readonly IndexedPart[]) =>
  parts.length > 0 ? ({ [key]: parts } as Record<Key, readonly IndexedPart[]>) : {};

/**
 * Takes from a page what people search for.
 *
 * @param page as it is built
 * @param area identifier of the area it belongs to
 */
export function indexPage(page: PageProps, area: string): IndexedPage {
  const { path, title } = page;
  switch (page.kind) {
    case 'doc':
      return {
        area,
        path,
        title,
        ...some(
          'headings',
          page.page.headings.map(({ id, text }) => [id, text]),
        ),
        ...some(
          'demos',
          Object.values(page.page.demos).map((demo) => [`demo-${demo.name}`, demo.title]),
        ),
      };
    case 'api':
      return {
        area,
        path,
        title,
        ...some(
          'props',
          page.api.props.map(({ name }) => [`prop-${name}`, name]),
        ),
      };
    case 'functions':
      return {
        area,
        path,
        title,
        ...some(
          'headings',
          page.functions.map(({ name }) => [name, name]),
        ),
      };
    case 'changes':
    case 'home':
      return { area, path, title };
  }
}

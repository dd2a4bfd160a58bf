import { renderMarkdown } from '@lectern/markdown';
import type {
  ApiFunction,
  ApiModel,
  ApiProps,
  FunctionsProps,
  Page,
  PageProps,
} from '@lectern/page-model';
import {
  apiAnchors,
  apiPathname,
  functionAnchors,
  renderApi,
  mapFunction,
  resolveLibraryLinks,
} from './api';
import type { AreaContent } from './content';
import type { Anchors } from './links';
import { localizeApi, localizeHtml } from './localize';
import { demosOf, linkDemos, type Shown } from './shown-in';
import type { ApiSources, AreaSources } from './sources';

/** A page of an area's API reference: where it is, and what is on it. */
export interface ReferencePage {
  readonly path: string;
  readonly title: string;
  readonly library: ApiSources;
  readonly deprecated: boolean;
  readonly anchors: readonly string[];
  readonly content: { readonly model: ApiModel } | { readonly functions: readonly ApiFunction[] };
}

/** Every page of an area's API reference, library by library. */
export function referencePages(area: AreaSources): ReferencePage[] {
  return area.api.flatMap((library): ReferencePage[] => {
    const models = library.models.map((model): ReferencePage => ({
      path: apiPathname(library.library, model.name),
      title: model.name,
      library,
      deprecated: model.deprecated !== undefined,
      anchors: apiAnchors(model),
      content: { model },
    }));
    const kinds = [
      ['hook', 'Hooks'],
      ['function', 'Functions'],
    ] as const;
    const lists = kinds.flatMap(([kind, title]): ReferencePage[] => {
      const functions = library.functions.filter((candidate) => candidate.kind === kind);
      if (functions.length === 0) return [];
      // Of libraries that share their paths, the first needs no name in the address of its lists.
      const first = area.api.find(({ library: { prefix } }) => prefix === library.library.prefix);
      return [
        {
          path: apiPathname(
            library.library,
            first === library ? title : `${library.library.id}-${title}`,
          ),
          title: first === library ? title : `${title} of ${library.library.name}`,
          library,
          deprecated: false,
          anchors: functionAnchors(functions),
          content: { functions },
        },
      ];
    });
    return [...models, ...lists];
  });
}

/** The components that pages may name: each by its own name, and by `library/Name` where two share it. */
export function componentPages(area: AreaSources): Map<string, ReferencePage> {
  const pages = new Map<string, ReferencePage>();
  for (const page of referencePages(area)) {
    if (!('model' in page.content)) continue;
    if (!pages.has(page.title)) pages.set(page.title, page);
    pages.set(`${page.library.library.id}/${page.title}`, page);
  }
  return pages;
}

/** Renders descriptions from types; the same few stand on most pages, so each is rendered once. */
export function descriptionRenderer(anchors: Anchors): (markdown: string) => string {
  const rendered = new Map<string, string>();
  return (markdown) => {
    const html =
      rendered.get(markdown) ??
      resolveLibraryLinks(renderMarkdown(markdown), (target) => anchors.has(target));
    rendered.set(markdown, html);
    return html;
  };
}

/** Renders what is on a page of the reference; the links are those of the English page. */
export function renderReference(
  page: ReferencePage,
  render: (markdown: string) => string,
): ReferencePage {
  const { content } = page;
  return {
    ...page,
    content:
      'model' in content
        ? { model: renderApi(content.model, render) }
        : { functions: content.functions.map((read) => mapFunction(read, render)) },
  };
}

/** What the pages of an area's reference are made with. */
export interface ReferenceInput {
  readonly content: AreaContent;
  readonly shown: Shown;
  readonly language: string;
}

/** Props of a rendered page of the reference in a language. */
export function referenceProps(
  { path, title, library: { library }, content }: ReferencePage,
  input: ReferenceInput,
): PageProps {
  const { language, shown } = input;
  if ('functions' in content) {
    const names = content.functions.map(({ name }) => name);
    return {
      kind: 'functions',
      path,
      language,
      written: ['en'],
      title: `${library.name} ${title.toLowerCase()}`,
      description: `Signatures, parameters and results of ${names.slice(0, 3).join(', ')} and the other ${title.toLowerCase()} of ${library.packages[0]}.`,
      functions: content.functions.map((read) =>
        mapFunction(read, (html) => localizeHtml(html, language)),
      ),
    } satisfies FunctionsProps;
  }
  const { model } = content;
  const about = pageAbout(
    [...input.content.pages.values()].map(({ page: written }) => written),
    [model.name, `${library.id}/${model.name}`],
  );
  const shownIn = demosOf(shown, library, model.name);
  return {
    kind: 'api',
    path,
    language,
    written: ['en'],
    title: `${title} API`,
    description: descriptionOf(model),
    api: localizeApi(linkDemos(model, library, shown), language),
    ...(about
      ? { demos: { title: about.title, path: about.path } }
      : shownIn.length > 0 && { shownIn }),
  } satisfies ApiProps;
}

/**
 * The page about a component: of those that name it, one that names it before other components.
 *
 * @param names that front matter may give it
 */
export function pageAbout<P extends Pick<Page, 'components'>>(
  pages: readonly P[],
  names: readonly string[],
): P | undefined {
  const placeOf = ({ components }: P) => components.findIndex((name) => names.includes(name));
  return pages
    .filter((page) => placeOf(page) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .at(0);
}

function descriptionOf({ kind, name, packageName, packageVersion }: ApiModel): string {
  return kind === 'component'
    ? `Props, slots, CSS classes and theme key of the ${name} component of ${packageName} ${packageVersion}.`
    : `Members of the ${name} interface of ${packageName} ${packageVersion}, with their types.`;
}

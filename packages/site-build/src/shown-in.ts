import type { ApiLibrary, ApiModel, DemoLink } from '@lectern/page-model';
import { translationKey, type AreaContent } from './content';
import type { AreaSources } from './sources';

/** A prop with more demos than this is known well enough. */
const MOST = 5;

interface Showing {
  readonly link: DemoLink;
  /** Components that the demo's page documents. */
  readonly documents: readonly string[];
}

/** What the demos of an area show: a component by its library and name, a prop by its own name too. */
export type Shown = ReadonlyMap<string, readonly Showing[]>;

/** Key of a prop, or of a component, in what is shown. */
export function shownKey({ id }: Pick<ApiLibrary, 'id'>, component: string, prop?: string): string {
  return prop === undefined ? `${id} ${component}` : `${id} ${component}.${prop}`;
}

/** Gathers what the demos of an area show of the libraries that it documents. */
export function gatherShown(area: AreaSources, content: AreaContent, language: string): Shown {
  const shown = new Map<string, Showing[]>();
  for (const { page: english } of content.pages.values()) {
    const page = content.translations.get(translationKey(language, english.path))?.page ?? english;
    for (const { id, name, title } of Object.values(page.demos)) {
      const link = { title, path: `${page.path}#demo-${name}` };
      for (const { component, packageName, prop } of area.uses?.get(id) ?? []) {
        const owner = area.api.find(({ library }) => library.packages.includes(packageName));
        if (!owner) continue;
        const key = shownKey(owner.library, component, prop);
        const showings = shown.get(key) ?? [];
        showings.push({ link, documents: english.components });
        shown.set(key, showings);
      }
    }
  }
  return shown;
}

/** Some of the demos that show a component or its prop, those on pages about the component first. */
export function demosOf(
  shown: Shown,
  library: Pick<ApiLibrary, 'id'>,
  component: string,
  prop?: string,
): readonly DemoLink[] {
  const showings = shown.get(shownKey(library, component, prop)) ?? [];
  const isAbout = ({ documents }: Showing) =>
    documents.some((name) => name === component || name === `${library.id}/${component}`);
  return [...showings.filter(isAbout), ...showings.filter((showing) => !isAbout(showing))]
    .slice(0, MOST)
    .map(({ link }) => link);
}

/** The model with links from its props to demos that show them. */
export function linkDemos(model: ApiModel, library: ApiLibrary, shown: Shown): ApiModel {
  const props = model.props.map((prop) => {
    const shownIn = demosOf(shown, library, model.name, prop.name);
    return shownIn.length > 0 ? { ...prop, shownIn } : prop;
  });
  return { ...model, props };
}

import { changesInMajor } from '@lectern/api-docs';
import type { ChangesProps } from '@lectern/page-model';
import { apiPathname } from './api';
import type { AreaSources } from './sources';

/** One page for each library and each major version after the first of its recorded history. */
export function changesPages({ config, api }: AreaSources, language: string): ChangesProps[] {
  return api.flatMap(({ library, models, history }) => {
    if (!history) return [];
    // The area's own library needs no name in the address.
    const own = library.id === config.id;
    const short = own ? '' : `-${library.id.replace(`${config.id}-`, '')}`;
    const name = own ? config.name : library.name;
    const majors = [...new Set(history.versions.map((version) => version.split('.', 1)[0] ?? ''))];
    return majors.slice(1).map((major, index): ChangesProps => ({
      kind: 'changes',
      path: `${config.prefix}migration/api-changes${short}-v${major}/`,
      language,
      written: ['en'],
      title: `What changed in the API${own ? '' : ` of ${name}`} from ${majors[index]} to ${major}`,
      description: `Components and props that ${name} ${major} added, deprecated or removed, and what to use instead.`,
      components: changesInMajor(history, major).map((component) => ({
        ...component,
        ...(models.some((model) => model.name === component.name) && {
          path: apiPathname(library, component.name),
        }),
      })),
    }));
  });
}

/** Anchors that such a page offers; the layout draws them. */
export function changesAnchors({ components }: ChangesProps): string[] {
  return components.map(({ name }) => name);
}

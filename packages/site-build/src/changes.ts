import { changesInMajor } from '@lectern/api-docs';
import type { ChangesProps } from '@lectern/page-model';
import { apiPathname } from './api';
import type { AreaSources } from './sources';

/** URL path of the page that tells what changed in the API of a major version. */
function changesPathname(prefix: string, major: string): string {
  return `${prefix}migration/api-changes-v${major}/`;
}

/** One page for each major version after the first of an area's recorded history. */
export function changesPages(area: AreaSources, language: string): ChangesProps[] {
  const { config, history, api } = area;
  if (!history) return [];
  const majors = [...new Set(history.versions.map((version) => version.split('.', 1)[0] ?? ''))];
  return majors.slice(1).map((major, index) => ({
    kind: 'changes',
    path: changesPathname(config.prefix, major),
    language,
    title: `What changed in the API from ${majors[index]} to ${major}`,
    description: `Components and props that ${config.name} ${major} added, deprecated or removed, and what to use instead.`,
    components: changesInMajor(history, major).map((component) => ({
      ...component,
      ...(api.some(({ name }) => name === component.name) && {
        path: apiPathname(config.prefix, component.name),
      }),
    })),
  }));
}

/** Anchors that such a page offers; the layout draws them. */
export function changesAnchors({ components }: ChangesProps): string[] {
  return components.map(({ name }) => name);
}

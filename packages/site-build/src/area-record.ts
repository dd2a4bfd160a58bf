import { compareVersions, minorOf, type AreaRecord, type RecordedArea } from '@lectern/page-model';
import type { AreaSources } from './sources';

type Recorded = Pick<AreaSources, 'config' | 'api'>;

/** The record of an area; nothing where none of its libraries has a history. */
export function recordOf(area: Recorded, all: readonly Recorded[]): { record?: AreaRecord } {
  const libraries = area.api.flatMap(({ library: { prefix }, history }) => {
    if (!history) return [];
    const { components, functions } = history;
    return [{ prefix, components, ...(functions && { functions }) }];
  });
  return libraries.length > 0 ? { record: { areas: all.flatMap(recordedArea), libraries } } : {};
}

function recordedArea({ config, api }: Recorded): RecordedArea[] {
  const recorded = api.filter(({ history }) => history !== undefined);
  if (recorded.length === 0) return [];
  const minors = recorded.flatMap(({ history }) => (history?.versions ?? []).map(minorOf));
  return [
    {
      id: config.id,
      packages: recorded.flatMap(({ library }) => library.packages),
      versions: [...new Set(minors)].sort(compareVersions),
    },
  ];
}

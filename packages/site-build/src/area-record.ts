import { compareVersions, minorOf, type AreaRecord, type RecordedArea } from '@lectern/page-model';
import type { AreaSources } from './sources';

type Recorded = Pick<AreaSources, 'config' | 'api'>;

/** The record of an area, all its libraries in one; nothing where none of them has a history. */
export function recordOf(area: Recorded, all: readonly Recorded[]): { record?: AreaRecord } {
  const histories = area.api.flatMap(({ history }) => history ?? []);
  if (histories.length === 0) return {};
  const components = mergeUnique(histories.map((history) => history.components));
  const functions = mergeUnique(histories.map((history) => history.functions ?? {}));
  return { record: { areas: all.flatMap(recordedArea), components, functions } };
}

/** Entries of all; of a name that two libraries have, such as Toolbar, nothing is claimed. */
function mergeUnique<Item>(records: readonly Readonly<Record<string, Item>>[]) {
  const names = records.flatMap((record) => Object.keys(record));
  const shared = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return Object.fromEntries(
    records.flatMap((record) => Object.entries(record)).filter(([name]) => !shared.has(name)),
  );
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

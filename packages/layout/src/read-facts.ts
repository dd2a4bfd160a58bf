import {
  factsIndexPathname,
  factsPathname,
  type ComponentFacts,
  type FactsIndex,
} from '@lectern/page-model';
import { fetchOnce } from './fetch-once';

/** The facts of components, by what their classes begin with. */
export type FactsByPrefix = ReadonlyMap<string, ComponentFacts>;

/** Libraries build on Material UI, so its components are met everywhere. */
const SHARED_AREA = 'material-ui';

const NONE: FactsIndex = { names: [], prefixes: {} };

/** The indexes that an area's components are found in; its own comes first. */
function readIndexes(area: string) {
  const areas = [...new Set([area, SHARED_AREA])];
  return Promise.all(
    areas.map(async (id) => ({
      id,
      ...(await fetchOnce<FactsIndex>(factsIndexPathname(id), NONE)),
    })),
  );
}

/** The facts of the components that some classes belong to. */
export async function readFacts(area: string, prefixes: readonly string[]): Promise<FactsByPrefix> {
  const indexes = await readIndexes(area);
  const found = await Promise.all(
    prefixes.map(async (prefix) => {
      const home = indexes.find((index) => Object.hasOwn(index.prefixes, prefix));
      const name = home?.prefixes[prefix];
      if (home === undefined || name === undefined) return [];
      return [[prefix, await fetchOnce<ComponentFacts>(factsPathname(home.id, name))] as const];
    }),
  );
  return new Map(found.flat());
}

/** The facts of a component by its name; undefined where there is none of that name. */
export async function readComponent(
  area: string,
  name: string,
): Promise<ComponentFacts | undefined> {
  const home = (await readIndexes(area)).find(({ names }) => names.includes(name));
  return home && fetchOnce<ComponentFacts>(factsPathname(home.id, name));
}

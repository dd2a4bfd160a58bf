import type { ComponentFacts } from '@lectern/page-model';
import path from 'node:path';
import { api } from '../../apps/api.config';
import { readApi } from '../../packages/api-docs/src/node';
import { apiPathname } from '../../packages/site-build/src/api';
import { componentFacts } from '../../packages/site-build/src/facts';

const root = path.join(import.meta.dirname, '../..');

/** Where an area's packages are installed. */
export const areaDirectory = (area: string) => path.join(root, 'apps', area);

/** What the tools of a demo know of an area's components, by name; the first of a name counts. */
export async function readAreaFacts(area: string): Promise<Map<string, ComponentFacts>> {
  const facts = new Map<string, ComponentFacts>();
  for (const library of api[area] ?? []) {
    // As the build reads them, so that what it has kept is found.
    const { models } = await readApi({
      ...library,
      directory: areaDirectory(area),
      cacheDir: path.join(root, 'node_modules/.cache/lectern-api'),
      pathOf: (name) => apiPathname(library, name),
      materialPathOf: (name) => apiPathname({ prefix: '/material-ui/api/' }, name),
    });
    for (const model of models) {
      const isFirst = model.kind === 'component' && !facts.has(model.name);
      if (isFirst) facts.set(model.name, componentFacts(model, ''));
    }
  }
  return facts;
}

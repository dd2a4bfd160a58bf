import type { DemoUse } from '@lectern/api-docs';
import { compareVersions } from '@lectern/page-model';
import type { ApiSources } from './sources';

/**
 * The first minor version with all that a demo uses of a package; undefined where the oldest one of
 * the record has it all.
 */
export function findNeeds(
  uses: readonly DemoUse[],
  api: readonly Pick<ApiSources, 'models'>[],
): string | undefined {
  const models = api.flatMap((library) => library.models);
  const since = uses.flatMap(({ component, packageName, prop }) => {
    const model = models.find((one) => one.name === component && one.packageName === packageName);
    const used = prop === undefined ? model : model?.props.find(({ name }) => name === prop);
    return used?.since ?? [];
  });
  return since.sort(compareVersions).at(-1);
}

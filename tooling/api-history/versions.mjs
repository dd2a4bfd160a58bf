import { register } from 'tsx/esm/api';
import { npm } from './fetch-version.mjs';

const unregister = register();
const { lastPatches } = await import('../../packages/api-docs/src/last-patches.ts');
const { minorOf } = await import('../../packages/page-model/src/version.ts');
await unregister();

/**
 * Versions of a library that are read, oldest first, each with the packages that were published for
 * that minor: `{ version, packages: [{ name, version }] }`.
 */
export function versionsOf({ packages, from, to }) {
  const published = packages.map((name) => ({
    name,
    patches: lastPatches(JSON.parse(npm(['view', name, 'versions', '--json'])), { from, to }),
  }));
  const [main] = published;
  return main.patches.map((version) => ({
    version,
    packages: published.flatMap(({ name, patches }) => {
      const own = patches.find((candidate) => minorOf(candidate) === minorOf(version));
      return own ? [{ name, version: own }] : [];
    }),
  }));
}

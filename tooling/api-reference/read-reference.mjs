import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bootstrap/run.mjs';

/** The API of every library of the site, each with the folder of the app that documents it. */
export async function readReference() {
  const unregister = register();
  const { readLibrary } = await import('../../packages/site-build/src/node.ts');
  const { api } = await import('../../apps/api.config.ts');
  await unregister();
  const libraries = [];
  for (const [id, documented] of Object.entries(api)) {
    const directory = path.join(root, 'apps', id);
    for (const library of documented) {
      const read = await readLibrary(root, directory, library);
      if (read.issues.length > 0) throw new Error(read.issues[0].message);
      libraries.push({ ...read.api, directory });
    }
  }
  return libraries;
}

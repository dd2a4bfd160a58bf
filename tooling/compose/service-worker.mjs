/** Bundles the service worker into the composed site. */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Where the site serves its worker; `@lectern/layout` registers it. */
export const WORKER = 'service-worker.js';

/**
 * @param {string} directory the composed site
 * @param {string[]} chunks names of the build's chunks; other chunks make another worker, so that
 *   open pages move to them
 * @throws when the worker can't be bundled
 */
export async function writeServiceWorker(directory, chunks) {
  const hash = createHash('sha256')
    .update([...chunks].sort().join('\n'))
    .digest('hex');
  await build({
    entryPoints: [path.join(root, 'packages/offline/src/worker/service-worker.ts')],
    outfile: path.join(directory, WORKER),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `/* Build ${hash.slice(0, 16)} */` },
    logLevel: 'warning',
  });
}

/** Bundles the service worker into the composed site. */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Where the site serves its worker; `@lectern/layout` registers it. */
export const WORKER = 'service-worker.js';

/** Where the host serves its offline page, in each language below the language's path. */
const OFFLINE = '/offline/';

/**
 * @param {string} directory the composed site
 * @param {import('@lectern/page-model').SiteConfig} site
 * @throws when the worker can't be bundled
 */
export async function writeServiceWorker(directory, { languages }) {
  const offlinePages = languages.map(({ code }, index) =>
    index === 0 ? OFFLINE : `/${code}${OFFLINE}`,
  );
  const documents = await Promise.all(
    offlinePages.map((page) => readFile(path.join(directory, page, 'index.html'), 'utf8')),
  );
  const shell = [...new Set([...offlinePages, ...documents.flatMap(partsOf)])];
  // A build names its data and manifests by what went into it: another build has other names.
  const chunks = await readdir(path.join(directory, '_areas'), { recursive: true });
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
    define: {
      'process.env.NODE_ENV': '"production"',
      SITE: JSON.stringify({ build: hash.slice(0, 16), offlinePages, shell }),
    },
    logLevel: 'warning',
  });
}

const PART = /\b(?:src|href)="(\/(?:_areas|fonts|static)\/[^"]+|\/manifest\.webmanifest)"/g;

/**
 * Addresses of what a document needs to be drawn and to work.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function partsOf(html) {
  // Browsers with service workers are past the scripts for those without modules.
  const modern = html.replace(/<script[^>]*\bnomodule\b[^>]*>/gi, '');
  return [...modern.matchAll(PART)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

import path from 'node:path';
import { addFrameScripts } from './frame-entry.mjs';

/**
 * The Next.js configuration of an area: a static export whose chunks live under the area's own
 * prefix, so that the areas can be composed into one site.
 *
 * @param {{ id: string, directory: string }} area folder name of the app and its absolute path
 * @param {import('next').NextConfig} [own] what this app adds
 * @returns {import('next').NextConfig}
 */
export function areaNextConfig({ id, directory }, own = {}) {
  const prefix = `/_areas/${id}`;
  return {
    output: 'export',
    trailingSlash: true,
    reactStrictMode: true,
    images: { unoptimized: true },
    assetPrefix: process.env.NODE_ENV === 'production' ? prefix : undefined,
    // Turbo's hash of all that goes into the build. An open page that asks for data under the name
    // of an earlier one finds none, and Next.js loads the document instead.
    generateBuildId: () => process.env.TURBO_HASH ?? null,
    bundlePagesRouterDependencies: true,
    transpilePackages: [
      '@lectern/ads',
      '@lectern/analytics',
      '@lectern/code-tools',
      '@lectern/demos',
      '@lectern/docs-config',
      '@lectern/layout',
      '@lectern/nav',
      '@lectern/next-adapter',
      '@lectern/offline',
      '@lectern/page-model',
      '@lectern/search',
      '@lectern/theme-state',
      '@lectern/version-lens',
    ],
    // `pnpm types` checks every app and package once.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // One page is milliseconds of work; more workers only cost memory.
      cpus: 1,
      // It tells App Router pages from others; no area has any.
      clientRouterFilter: false,
    },
    turbopack: { root: path.resolve(directory, '../..') },
    devIndicators: false,
    ...devRunner(process.env.LECTERN_RUNNER),
    webpack: (config, { buildId, dev, isServer }) => {
      // With a hash of its own in each name, the runtime in the first load would list every chunk,
      // which is every demo of the area. All chunks of a build that are fetched late share a folder.
      if (!dev && !isServer) {
        config.output.chunkFilename = `static/chunks/${buildId}/[id].js`;
        addFrameScripts(config, directory);
      }
      return config;
    },
    ...own,
  };
}

/**
 * Lets edited demos run during development.
 *
 * @param {string | undefined} url where the area's runner is served, which has the address `runner/` below the area's
 * @returns {import('next').NextConfig}
 */
function devRunner(url) {
  if (!url) return {};
  return {
    rewrites: async () => [
      { source: '/:path*/runner', destination: `${url}/` },
      { source: '/_areas/:area/runner/:file', destination: `${url}/:file` },
    ],
    // The runner has no origin, so all it loads comes from another one.
    headers: async () => [
      { source: '/fonts/:file', headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }] },
    ],
  };
}

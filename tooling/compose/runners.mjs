/**
 * Bundles what runs the demos that readers edit: for each area a document of its own, which shares
 * no chunk with the pages. Its libraries are those of development, as their errors are words.
 */
import { build, context } from 'esbuild';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** Path of an area's runner below its prefix. */
const RUNNER = 'runner/';

/**
 * Address of an area's runner, which its pages frame.
 *
 * @param {{ prefix: string }} area
 */
export const runnerPathname = ({ prefix }) => `${prefix}${RUNNER}`;

/**
 * Address of the folder with its scripts.
 *
 * @param {{ id: string }} area
 */
export const runnerAssets = ({ id }) => `/_areas/${id}/${RUNNER}`;

/** How the runner of an area is bundled. @returns {import('esbuild').BuildOptions} */
function runnerBuild({ id }) {
  const app = path.join(root, 'apps', id);
  return {
    entryPoints: [path.join(app, 'runner.ts'), path.join(app, 'runner.css')],
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    keepNames: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    external: ['/fonts/*'],
    define: {
      'process.env.NODE_ENV': '"development"',
      'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env.MUI_X_LICENSE_KEY ?? ''),
    },
    logLevel: 'warning',
  };
}

/**
 * @param {string} directory the composed site
 * @param {import('@lectern/page-model').SiteConfig} site
 * @param {string} fonts rules that declare the site's fonts
 * @throws when a runner can't be bundled
 */
export async function writeRunners(directory, { areas }, fonts) {
  for (const area of areas) {
    const assets = runnerAssets(area);
    const { metafile } = await build({
      ...runnerBuild(area),
      outdir: path.join(directory, assets),
      entryNames: '[name]-[hash]',
      minify: true,
      metafile: true,
    });
    const [script, sheet] = ['runner.ts', 'runner.css'].map((entry) => {
      const [file = ''] =
        Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
          entryPoint?.endsWith(`${area.id}/${entry}`),
        ) ?? [];
      return `${assets}${path.basename(file)}`;
    });
    const document = path.join(directory, runnerPathname(area), 'index.html');
    await mkdir(path.dirname(document), { recursive: true });
    await writeFile(document, runnerDocument(script, sheet, fonts));
  }
}

/**
 * Serves the runner of an area during development, bundled anew when it is asked for.
 *
 * @param {{ id: string }} area
 * @param {string} fonts rules that declare the site's fonts
 * @returns where, and the end of it; what is no script or sheet there is the document
 * @throws when the runner can't be bundled
 */
export async function serveRunner(area, fonts) {
  const directory = path.join(root, 'node_modules/.cache/runners', area.id);
  const document = path.join(directory, 'index.html');
  const assets = runnerAssets(area);
  await mkdir(directory, { recursive: true });
  await writeFile(document, runnerDocument(`${assets}runner.js`, `${assets}runner.css`, fonts));
  const bundle = await context({ ...runnerBuild(area), outdir: directory, write: false });
  const { port } = await bundle.serve({
    host: '127.0.0.1',
    fallback: document,
    // The runner has no origin, so all it loads comes from another one.
    cors: { origin: '*' },
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => bundle.dispose() };
}

/** A document without inline scripts, as its policy allows none. */
function runnerDocument(script, sheet, fonts) {
  return `<!doctype html>
<html lang="en" data-framed>
<head>
<meta charset="utf-8">
<title>Edited demo</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${fonts}</style>
<link rel="stylesheet" href="${sheet}">
<script type="module" crossorigin src="${script}"></script>
</head>
<body class="mode-light" dir="ltr"><div id="stage" class="demo-stage"><div data-island><div></div></div></div></body>
</html>
`;
}

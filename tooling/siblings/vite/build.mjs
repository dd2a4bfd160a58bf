/**
 * Builds the site twice, each page rendered ahead: `out` is what readers would get, `out-development`
 * has React's development build, which says everything that is wrong with hydration.
 */
import { codeVariantScript } from '@lectern/code-tools/script';
import { colorModeScript } from '@lectern/theme-state/script';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

await build({ build: { ssr: 'src/render.tsx', outDir: 'server' }, logLevel: 'warn' });
const { render, urls } = await import('./server/render.js');
const early = `<script>${colorModeScript()};${codeVariantScript()}</script>`;

for (const [mode, folder] of [
  ['production', 'out'],
  ['development', 'out-development'],
]) {
  process.env.NODE_ENV = mode;
  await build({ mode, build: { outDir: folder }, logLevel: 'warn' });
  const template = readFileSync(`${folder}/index.html`, 'utf8');
  for (const url of urls) {
    const { html, language, direction } = render(url);
    const page = template
      .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`)
      .replace('<body class="mode-light">', `<body class="mode-light" dir="${direction}">${early}`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    mkdirSync(`${folder}${url}`, { recursive: true });
    writeFileSync(`${folder}${url}index.html`, page);
  }
}

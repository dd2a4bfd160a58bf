/** Where the areas' builds lie and where the composed site goes. */
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bootstrap/run.mjs';

const unregister = register();
const { site } = await import('../../apps/site.config.ts');
const { fonts } = await import('../../apps/fonts.config.ts');
const { fontFace } = await import('../../packages/next-adapter/src/fonts.tsx');
await unregister();

/** The site's configuration, as the apps see it. */
export { site };

/** Rules that declare the site's fonts, for documents that ask for none of them early. */
export const fontFaces = fonts.map((font) => fontFace(font, 'swap')).join('');

/** Absolute path of the composed site. */
export const dist = path.join(root, 'apps/docs/dist');

/** Absolute path of an area's static export. */
export const outOf = (id) => path.join(root, 'apps', id, 'out');

/** Absolute path of what the site's build made for an area. */
export const generatedOf = (id) => path.join(root, 'apps', id, '.generated');

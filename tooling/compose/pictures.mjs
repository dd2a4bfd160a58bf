/** Draws the pictures of the site: one for each page, shown where its link is shared, and its icons. */
import { Renderer } from '@takumi-rs/core';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bootstrap/run.mjs';
import { ICONS } from './host-files.mjs';
import { isDrawable, SIZE, socialImage } from './social-image.mjs';

const unregister = register();
const { fonts: declared } = await import('../../apps/fonts.config.ts');

/** The site's own, which its pages are set in. */
const fonts = declared.filter(({ template }) => template === undefined);
const { areaOf, isListed, socialImagePathname, textLanguage } = await import('@lectern/page-model');
await unregister();

/** The app whose dependencies hold the fonts. */
const { resolve } = createRequire(path.join(root, 'apps/docs/package.json'));

/** Lists of `U+0600-06FF` as numbers. */
const rangesOf = (list) =>
  list.split(',').map((range) => {
    const [first, last = first] = range.trim().slice(2).split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

async function createRenderer() {
  const renderer = new Renderer();
  for (const { family, source, unicodeRange } of fonts) {
    await renderer.registerFont({
      name: family,
      data: await readFile(resolve(source)),
      ...(unicodeRange && { unicodeRange: rangesOf(unicodeRange) }),
    });
  }
  return renderer;
}

/**
 * Draws the icons and, for each page in each language it is written in, its picture.
 *
 * @param {string} directory the composed site
 * @param {import('@lectern/page-model').SiteConfig} site
 * @param {import('@lectern/page-model').PageProps[]} pages in every language
 * @returns {Promise<{ pictures: number, bytes: number }>}
 */
export async function drawPictures(directory, site, pages) {
  const renderer = await createRenderer();
  const svg = await readFile(path.join(directory, 'static/lectern.svg'), 'utf8');
  const mark = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const families = [...new Set(fonts.map(({ family }) => family))];
  const written = { pictures: 0, bytes: 0 };
  const draw = async (pathname, node, size) => {
    const file = path.join(directory, pathname);
    const png = await renderer.render(node, { ...size, format: 'png' });
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, png);
    written.pictures += 1;
    written.bytes += png.length;
  };

  const nodes = new Map(
    pages.filter(isListed).map((page) => {
      const english = pages.find(({ path, language }) => path === page.path && language === 'en');
      return [socialImagePathname(page), nodeOf(isDrawable(page) ? page : english)];
    }),
  );
  await Promise.all([...nodes].map(([pathname, node]) => draw(pathname, node, SIZE)));
  await Promise.all(
    ICONS.map((icon) => draw(icon.src, iconOf(icon), { width: icon.size, height: icon.size })),
  );
  return written;

  function nodeOf(page) {
    const language = textLanguage(page);
    const prefix = language === site.languages[0].code ? '' : `/${language}`;
    const direction = site.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
    const area = areaOf(page.path, site);
    return socialImage(
      { title: page.title, description: page.description, direction },
      {
        name: site.name,
        product: [area.name, area.version].filter(Boolean).join(' '),
        address: `${new URL(site.origin).host}${prefix}${page.path}`,
        mark,
        families,
      },
    );
  }

  /** The mark with room around it; platforms cut a maskable icon to a circle of four fifths. */
  function iconOf({ size, purpose }) {
    const share = purpose === 'maskable' ? 0.6 : 0.9;
    const place = { display: 'flex', alignItems: 'center', justifyContent: 'center' };
    const image = { type: 'image', src: mark, width: size * share, height: size * share };
    const ground = purpose === 'maskable' ? { backgroundColor: '#ffffff' } : {};
    const style = { width: size, height: size, ...place, ...ground };
    return { type: 'container', style, children: [image] };
  }
}

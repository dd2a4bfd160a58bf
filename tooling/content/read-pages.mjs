import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../bootstrap/run.mjs';

const unregister = register();
const { collectFences, parseMarkdown } = await import('../../packages/markdown/src/index.ts');
const { api } = await import('../../apps/api.config.ts');
await unregister();

/**
 * @typedef {object} ContentPage an English page of an area
 * @property {string} area id of the area
 * @property {string} file path of the page in the repository
 * @property {string} folder absolute path of the folder that holds it
 * @property {string} source
 * @property {import('mdast').Root} tree
 * @property {readonly import('../../packages/markdown/src/fence.ts').Fence[]} fences
 */

/** A page of an area, read from its text. */
export function toPage(area, file, source) {
  const tree = parseMarkdown(source);
  const folder = path.dirname(path.join(root, file));
  return { area, file, folder, source, tree, fences: collectFences(tree) };
}

/** Every English page of the site. @returns {ContentPage[]} */
export function readPages() {
  return areas().flatMap((area) => {
    const content = path.join('apps', area, 'content');
    return readdirSync(path.join(root, content), { recursive: true })
      .filter((name) => path.basename(name) === 'page.md')
      .sort()
      .map((name) => path.join(content, name).split(path.sep).join('/'))
      .map((file) => toPage(area, file, readFileSync(path.join(root, file), 'utf8')));
  });
}

/** Ids of the areas with content. */
export function areas() {
  return readdirSync(path.join(root, 'apps')).filter((area) =>
    existsSync(path.join(root, 'apps', area, 'content')),
  );
}

/** Packages that an area documents. */
export function documentedPackages(area) {
  return (api[area] ?? []).flatMap(({ packages }) => packages);
}

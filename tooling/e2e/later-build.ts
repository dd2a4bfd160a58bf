import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dist, site } from '../compose/site.mjs';
import { WORKER, writeServiceWorker } from '../compose/service-worker.mjs';

/** The area whose pages the later build has made anew; the others are as they were. */
const AREA = 'material-ui';

/** The composed site as it is. */
export function linkSite(directory: string): void {
  mkdirSync(directory);
  for (const name of readdirSync(dist)) {
    // Browsers compare the bytes of workers, which a link would share with later ones.
    if (name === WORKER) copyFileSync(path.join(dist, name), path.join(directory, name));
    else symlinkSync(path.join(dist, name), path.join(directory, name));
  }
}

/**
 * The site as a later build would leave it: its chunks and its data have other addresses, those of
 * the earlier one are gone, and its documents name the build.
 *
 * @param directory to make
 * @param name of the build, two lower-case letters
 * @param pages the documents to make anew
 */
export async function writeLaterBuild(
  directory: string,
  name: string,
  pages: readonly string[],
): Promise<void> {
  linkSite(directory);
  const folder = `${AREA.slice(0, -name.length)}${name}`;
  const document = readFileSync(path.join(dist, pages[0] ?? '', 'index.html'), 'utf8');
  const buildId = /"buildId":"([^"]+)"/.exec(document)?.[1] ?? '';
  const rename = (text: string) =>
    text
      .replaceAll(`/_areas/${AREA}`, `/_areas/${folder}`)
      .replaceAll(buildId, `${name}${buildId}`);

  const areas = replaceLink(directory, '_areas');
  symlinkIn(areas, path.join(dist, '_areas'), AREA);
  const own = path.join(areas, folder);
  cpSync(path.join(dist, '_areas', AREA), own, { recursive: true });
  for (const file of readdirSync(own, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(path.join(own, file), 'utf8');
    const renamed = rename(text);
    if (renamed !== text) writeFileSync(path.join(own, file), renamed);
  }
  for (const folder of ['_next/static', '_next/static/chunks']) {
    const from = path.join(own, folder, buildId);
    renameSync(from, path.join(own, folder, `${name}${buildId}`));
  }

  const next = replaceLink(directory, '_next');
  const data = path.join(next, 'data');
  mkdirSync(data);
  symlinkIn(data, path.join(dist, '_next/data'), buildId);
  symlinkSync(path.join(dist, '_next/data', buildId), path.join(data, `${name}${buildId}`));

  const area = replaceLink(directory, AREA);
  symlinkIn(area, path.join(dist, AREA), ...pages.map((page) => page.split('/')[2] ?? ''));
  for (const page of pages) {
    mkdirSync(path.join(directory, page), { recursive: true });
    const html = readFileSync(path.join(dist, page, 'index.html'), 'utf8');
    writeFileSync(
      path.join(directory, page, 'index.html'),
      rename(html).replace('<html ', `<html data-build="${name}" `),
    );
  }
  await writeServiceWorker(directory, site);
}

/** Leaves only those chunks of the later build that a page's document names. */
export function loseLateChunks(directory: string, name: string, page: string): void {
  const html = readFileSync(path.join(directory, page, 'index.html'), 'utf8');
  const folder = `${AREA.slice(0, -name.length)}${name}/_next/static/chunks`;
  const chunks = path.join(directory, '_areas', folder);
  for (const file of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    const address = file.split(path.sep).map(encodeURIComponent).join('/');
    const isNamed = html.includes(`/_areas/${folder}/${address}`);
    if (file.endsWith('.js') && !isNamed) {
      renameSync(path.join(chunks, file), path.join(chunks, `${file}.lost`));
    }
  }
}

/** An empty folder in the place of a link. */
function replaceLink(directory: string, name: string): string {
  const folder = path.join(directory, name);
  renameSync(folder, `${folder}.before`);
  mkdirSync(folder);
  return folder;
}

/** Links to everything in a folder but some. */
function symlinkIn(directory: string, from: string, ...without: readonly string[]): void {
  for (const name of readdirSync(from)) {
    if (!without.includes(name)) symlinkSync(path.join(from, name), path.join(directory, name));
  }
}

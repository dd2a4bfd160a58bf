/** Composes the areas' static exports into one site and writes what a host needs beside it. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  headersFile,
  MANIFEST,
  manifestFile,
  redirectsFile,
  robotsFile,
  sitemapFile,
  speculationRulesFiles,
} from './host-files.mjs';
import { drawPictures } from './pictures.mjs';
import { writeRunners } from './runners.mjs';
import { inlineScriptHashes } from './script-hashes.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { dist, fontFaces, generatedOf, outOf, site } from './site.mjs';

const HOST = 'docs';
const problems = [];
const owners = new Map();

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });

for (const { id } of site.areas) {
  const out = outOf(id);
  if (!existsSync(out)) {
    problems.push(`apps/${id}/out is missing. Run "pnpm build".`);
    continue;
  }
  await cp(path.join(out, '_next/static'), path.join(dist, '_areas', id, '_next/static'), {
    recursive: true,
  });
  const data = path.join(out, '_next/data');
  if (existsSync(data)) await cp(data, path.join(dist, '_next/data'), { recursive: true });
  for (const entry of await readdir(out)) {
    // Every area is built with the fonts and the search indexes; the site serves them once.
    if ((entry === 'fonts' || entry === 'search') && id !== HOST) continue;
    if (entry === '_next' || /^(?:404|500|_error)/.test(entry)) continue;
    await claim(path.join(out, entry), entry, id);
  }
}

// Hosts look for the page of addresses that lead nowhere at the root and below each language.
for (const [index, { code }] of site.languages.entries()) {
  const from = index === 0 ? '404' : `${code}/not-found`;
  const name = path.join(index === 0 ? '' : code, '404.html');
  const page = path.join(outOf(HOST), from, 'index.html');
  if (existsSync(page)) await claim(page, name, HOST);
}

/** Copies a file or folder into the site; two areas must not write the same file. */
async function claim(from, name, area) {
  const entries = await readdir(from, { withFileTypes: true }).catch(() => null);
  if (entries) {
    for (const entry of entries) {
      await claim(path.join(from, entry.name), path.posix.join(name, entry.name), area);
    }
    return;
  }
  const owner = owners.get(name);
  if (owner) {
    problems.push(`${owner} and ${area} both write ${name}. Move one of them to another path.`);
    return;
  }
  owners.set(name, area);
  await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
  await cp(from, path.join(dist, name));
}

// Each page's Markdown twin, and the map of all pages.
const routes = [];
for (const { id } of site.areas) {
  const generated = generatedOf(id);
  const twins = path.join(generated, 'twins');
  if (existsSync(twins)) await claim(twins, '', id);
  const own = JSON.parse(await readFile(path.join(generated, 'routes.json'), 'utf8'));
  routes.push(...own.map((route) => ({ ...route, file: path.join(generated, route.file) })));
}
const pages = await Promise.all(
  routes.map(async ({ file }) => JSON.parse(await readFile(file, 'utf8'))),
);
const start = performance.now();
const { pictures, bytes } = await drawPictures(dist, site, pages);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Drew ${pictures} pictures, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s.`);

const listed = routes.filter((route) => route.listed);
await writeFile(path.join(dist, 'sitemap.xml'), sitemapFile(site, listed));
await writeFile(path.join(dist, MANIFEST), manifestFile(site));
await writeFile(path.join(dist, 'robots.txt'), robotsFile(site));

const documents = [...owners.keys()].filter((name) => name.endsWith('.html'));
const hashes = new Set();
for (const name of documents) {
  const html = await readFile(path.join(dist, name), 'utf8');
  for (const hash of inlineScriptHashes(html)) hashes.add(hash);
}
await writeFile(path.join(dist, '_headers'), headersFile(site, [...hashes].sort()));
await writeFile(path.join(dist, '_redirects'), redirectsFile(site));
for (const [pathname, rules] of speculationRulesFiles(site)) {
  await mkdir(path.join(dist, path.dirname(pathname)), { recursive: true });
  await writeFile(path.join(dist, pathname), rules);
}
await writeRunners(dist, site, fontFaces);
await writeServiceWorker(dist, site);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Composed ${documents.length} pages into ${path.relative(process.cwd(), dist)}.`);

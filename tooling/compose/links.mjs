/** Checks every link, anchor and file reference in the composed site. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { parseRedirects } from '../serve/host-rules.mjs';
import { dist, site } from './site.mjs';

const redirectOf = parseRedirects(await readFile(path.join(dist, '_redirects'), 'utf8'));
const pages = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html'));
const anchors = new Map();
const links = [];

for (const name of pages) {
  const ids = new Set();
  const url = `/${name
    .split(path.sep)
    .join('/')
    .replace(/index\.html$/, '')}`;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes.id) {
        if (ids.has(attributes.id)) links.push({ page: url, twice: attributes.id });
        ids.add(attributes.id);
      }
      const picture = attributes.property === 'og:image' ? attributes.content : undefined;
      const target = attributes.href ?? attributes.src ?? picture;
      if (target !== undefined && tag !== 'base') links.push({ page: url, tag, target });
    },
  });
  parser.end(await readFile(path.join(dist, name), 'utf8'));
  anchors.set(url, ids);
}

/** What is wrong with a reference; undefined when it leads somewhere. */
function problemOf({ page, target }) {
  if (/^(?:data|mailto|https):/.test(target)) return undefined;
  // Routes of a router that lives inside a demo.
  if (target.startsWith('#/')) return undefined;
  const url = new URL(target, `http://site${page}`);
  if (url.origin !== 'http://site') return 'leads to another host without https';
  const pathname = decodeURIComponent(url.pathname);
  const ids = anchors.get(pathname);
  if (!ids) {
    const isFile = path.extname(pathname) !== '' && existsSync(path.join(dist, pathname));
    return isFile || redirectOf(pathname) ? undefined : 'leads to no page';
  }
  const hash = decodeURIComponent(url.hash.slice(1));
  return hash === '' || ids.has(hash) ? undefined : `leads to no anchor #${hash}`;
}

const problems = new Set();
for (const link of links) {
  if (link.twice !== undefined) {
    problems.add(`${link.page}  the id "${link.twice}" stands twice`);
    continue;
  }
  // Canonical addresses name the published origin.
  const own = link.target.startsWith(site.origin)
    ? link.target.slice(site.origin.length)
    : link.target;
  const problem = problemOf({ ...link, target: own });
  if (problem) problems.add(`${link.page}  ${link.target} ${problem}`);
}

if (problems.size > 0) {
  const sorted = [...problems].sort();
  console.error(`${sorted.slice(0, 200).join('\n')}\n\n${sorted.length} problems`);
  process.exit(1);
}
console.log(`${links.length} references on ${pages.length} pages lead somewhere.`);

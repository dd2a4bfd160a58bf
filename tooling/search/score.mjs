/**
 * `pnpm search:score`: what the search answers to the queries of `apps/search-queries.json`, which
 * it misses, what readers fetch for it, and how long the index takes, for this site and a large one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { register } from 'tsx/esm/api';
import { generatedOf, site } from '../compose/site.mjs';
import { root } from '../bootstrap/run.mjs';

register();
const { answer, openPreparedSearch, searchDirectory } = await import('./prepared-search.ts');
const { readQueries, scoreQueries } = await import('./score-queries.ts');
const { searchFiles } = await import('../../packages/site-build/src/search-files.ts');

const LARGE = 10_000;
const [{ code: language }] = site.languages;
const secondsOf = (run) => {
  const start = performance.now();
  run();
  return ((performance.now() - start) / 1000).toFixed(1);
};
const bytesOf = (file) => brotliCompressSync(readFileSync(file)).length;

const search = await openPreparedSearch(language);
const answers = new Map();
const groups = readQueries();
for (const { area, right } of groups) {
  for (const query of Object.keys(right)) {
    answers.set(`${area} ${query}`, await answer(search, query, area));
  }
}
const { count, first, firstThree, misses } = scoreQueries(groups, (query, area) =>
  answers.get(`${area} ${query}`),
);
const percent = (part) => `${((100 * part) / count).toFixed(1)} %`;
for (const { query, area, place, found } of misses) {
  console.log(
    `${String(place ?? '–').padStart(3)}  ${query} (${area})\n       ${found.join('\n       ')}`,
  );
}
console.log(
  `\n${count} queries: right first ${percent(first)}, in the first three ${percent(firstThree)}`,
);

const folder = path.join(searchDirectory, language);
for (const { id } of site.areas) {
  console.log(`${id.padEnd(12)} ${bytesOf(path.join(folder, `${id}.json`))} bytes`);
}
const lists = readdirSync(folder, { recursive: true }).filter((name) => name.includes(path.sep));
const sizes = lists.map((name) => bytesOf(path.join(folder, name)));
const all = sizes.reduce((sum, size) => sum + size, 0);
console.log(`${lists.length} word lists: ${all} bytes, the largest ${Math.max(...sizes)}`);

const synonyms = JSON.parse(readFileSync(path.join(root, 'apps/search-synonyms.json'), 'utf8'));
const areas = site.areas.map(({ id }) => {
  const generated = generatedOf(id);
  const routes = JSON.parse(readFileSync(path.join(generated, 'routes.json'), 'utf8'));
  const pages = routes
    .filter((route) => route.language === language)
    .map(({ file }) => JSON.parse(readFileSync(path.join(generated, file), 'utf8')));
  return { id, pages };
});
const pages = areas.reduce((sum, area) => sum + area.pages.length, 0);
console.log(`Index of ${pages} pages: ${secondsOf(() => searchFiles(areas, synonyms))} s`);
const times = Math.ceil(LARGE / pages);
const large = areas.map(({ id, pages }) => ({
  id,
  pages: Array.from({ length: times }, (_, copy) =>
    pages.map((page) => ({
      ...page,
      path: `/${copy}${page.path}`,
      title: `${page.title} ${copy}`,
    })),
  ).flat(),
}));
console.log(`Index of ${pages * times} pages: ${secondsOf(() => searchFiles(large, synonyms))} s`);

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bootstrap/run.mjs';
import { openRecord } from '../record.mjs';
import { jsdocTexts } from './jsdoc.mjs';
import { findCopies, pageTexts, SHINGLE, shinglesOf, wordsOf } from './shingles.mjs';

/** Icons have names and no words. */
const SILENT = ['@mui/icons-material'];

/**
 * Finds text that stands word for word in the comments of the installed packages.
 *
 * @param {readonly import('../read-pages.mjs').ContentPage[]} pages
 * @returns {import('../../../packages/page-model/src/issue.ts').Issue[]}
 */
export function checkCopies(pages) {
  const texts = new Map(pages.map((page) => [page, pageTexts(page.tree)]));
  const known = knownShingles([...texts.values()].flat());
  return pages.flatMap((page) =>
    findCopies(texts.get(page), known).map(({ line, words, origin }) => ({
      code: 'copied',
      message: `"${words}" stands in ${origin}.`,
      hint: `Say it in words of this site; ${SHINGLE} words in a row are taken for a copy.`,
      file: page.file,
      line,
    })),
  );
}

/** Of the shingles of texts, those that comments of packages have too, with the file of each. */
function knownShingles(texts) {
  const wanted = new Set(texts.flatMap((words) => shinglesOf(words).map(({ key }) => key)));
  const known = new Map();
  for (const [origin, comments] of readComments()) {
    for (const comment of comments) {
      for (const { key } of shinglesOf(wordsOf(comment))) {
        if (wanted.has(key)) known.set(key, origin);
      }
    }
  }
  return known;
}

/** The comments of every declaration file of the documented packages, by file. */
function* readComments() {
  const record = openRecord('comments', import.meta.dirname);
  for (const [name, folder] of installedPackages()) {
    const key = record.keyOf(name);
    if (record.get(key) === undefined) record.set(key, commentsIn(name, folder));
    yield* record.get(key);
  }
  record.close();
}

function commentsIn(name, folder) {
  const seen = new Set();
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.d.ts') && !file.includes('node_modules'))
    .sort()
    .map((file) => {
      const all = jsdocTexts(readFileSync(path.join(folder, file), 'utf8'));
      // Builds for several module systems repeat every word.
      const texts = all.filter((text) => !seen.has(text) && seen.add(text));
      return [`${name}/${file.split(path.sep).join('/')}`, texts];
    })
    .filter(([, texts]) => texts.length > 0);
}

/** Folder of each installed version of the makers' packages, by name and version. */
function installedPackages() {
  const store = path.join(root, 'node_modules/.pnpm');
  const packages = new Map();
  for (const entry of readdirSync(store).sort()) {
    const [, scope, name, version] = /^(@mui|@toolpad)\+(.+?)@([^_(]+)/.exec(entry) ?? [];
    const folder = path.join(store, entry, 'node_modules', `${scope}/${name}`);
    if (!scope || SILENT.includes(`${scope}/${name}`) || !existsSync(folder)) continue;
    packages.set(`${scope}/${name}@${version}`, folder);
  }
  return packages;
}

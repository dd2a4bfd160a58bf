import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

/**
 * What an earlier run found out, by a key over all that it depends on. What this run does not ask for
 * is forgotten.
 *
 * @param {string} name of the file in the cache
 * @param {string} makers folder with the source that makes the entries
 */
export function openRecord(name, makers) {
  const file = path.join(root, 'node_modules/.cache/lectern-content', `${name}.json`);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const kept = {};
  const sources = readdirSync(makers)
    .filter((source) => /(?<!\.test)\.mjs$/.test(source))
    .map((source) => readFileSync(path.join(makers, source), 'utf8'));
  const ground = [readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'), ...sources];
  return {
    /** The key of an entry, by the data that it is made from, the packages and the makers. */
    keyOf: (...parts) => hash([hash(ground), ...parts]),
    get: (key) => kept[key] ?? (kept[key] = known[key]),
    set: (key, value) => {
      kept[key] = value;
    },
    close: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept));
    },
  };
}

function hash(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Changes with what is read and with the reader's own source. */
export async function cacheKey(...parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(parts.join('\n'));
  const own = import.meta.dirname;
  const files = (await readdir(own)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  for (const file of files.sort()) hash.update(await readFile(path.join(own, file)));
  return hash.digest('hex').slice(0, 24);
}

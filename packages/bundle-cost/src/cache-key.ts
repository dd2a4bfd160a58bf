import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Changes with what is installed, what is asked for, and how it is measured. */
export async function cacheKey(lockFile: string, asked: string): Promise<string> {
  const hash = createHash('sha256')
    .update(asked)
    .update(await readFile(lockFile));
  const own = import.meta.dirname;
  for (const file of (await readdir(own)).filter((name) => name.endsWith('.ts')).sort()) {
    hash.update(await readFile(path.join(own, file)));
  }
  return hash.digest('hex').slice(0, 24);
}

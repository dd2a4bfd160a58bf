import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What `frame-entry.mjs` wrote down; Next.js runs in the app's folder. */
const FILE = '.next/frame-scripts.json';

/** Paths below `_next` of the scripts that documents with nothing but a demo have. */
export async function frameScripts(): Promise<readonly string[]> {
  return JSON.parse(await readFile(path.join(process.cwd(), FILE), 'utf8')) as string[];
}

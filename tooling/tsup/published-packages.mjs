/** The packages that are published. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap/run.mjs';

/** @returns {{ name: string, folder: string }[]} each with its folder below `packages` */
export function publishedPackages() {
  const packages = path.join(root, 'packages');
  return readdirSync(packages).flatMap((folder) => {
    const manifest = readFileSync(path.join(packages, folder, 'package.json'), 'utf8');
    const { name, private: hidden } = JSON.parse(manifest);
    return hidden ? [] : [{ name, folder }];
  });
}

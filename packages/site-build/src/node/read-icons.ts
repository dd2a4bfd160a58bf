import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { layOutIcons } from '../icons';

/**
 * Drawings of an icon package as JSON files, one for each theme: `filled.json` and so on. They are
 * laid out once per version.
 *
 * @param directory folder of the app that depends on the package
 */
export async function readIcons(
  root: string,
  directory: string,
  packageName: string,
): Promise<Map<string, string>> {
  const folder = path.join(directory, 'node_modules', packageName);
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cached = path.join(root, 'node_modules/.cache/lectern-icons', `${version}.json`);
  if (existsSync(cached)) {
    return new Map(JSON.parse(await readFile(cached, 'utf8')) as [string, string][]);
  }
  const modules = new Map<string, string>();
  const esm = path.join(folder, 'esm');
  for (const file of (await readdir(esm)).sort()) {
    if (!/^[A-Z].*\.js$/.test(file)) continue;
    modules.set(file.slice(0, -'.js'.length), await readFile(path.join(esm, file), 'utf8'));
  }
  const files = [...layOutIcons(modules)].map(([theme, drawings]): [string, string] => [
    `${theme.toLowerCase()}.json`,
    JSON.stringify(drawings),
  ]);
  await mkdir(path.dirname(cached), { recursive: true });
  await writeFile(cached, JSON.stringify(files));
  return new Map(files);
}

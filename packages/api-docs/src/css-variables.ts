import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads the custom properties that components set or read, such as `--Paper-shadow`, from their
 * published code: types do not tell them.
 *
 * @param folder of the installed package
 * @returns names in order, by the folder of the component
 */
export async function readCssVariables(folder: string): Promise<Record<string, string[]>> {
  const found = new Map<string, Set<string>>();
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter(isComponentModule).sort()) {
    const code = await readFile(path.join(folder, file), 'utf8');
    const component = path.basename(path.dirname(file));
    const names = found.get(component) ?? new Set<string>();
    for (const [name] of code.matchAll(VARIABLE)) names.add(name);
    found.set(component, names);
  }
  return Object.fromEntries([...found].map(([component, names]) => [component, [...names].sort()]));
}

/** Named after a component; those of the theme start with the library's lower-case prefix. */
const VARIABLE = /(?<![\w-])--[A-Z][A-Za-z]+-[A-Za-z]+(?:-[A-Za-z]+)*(?![\w-]|\$)/g;

function isComponentModule(name: string): boolean {
  return (
    /(?:^|[\\/])[A-Z]\w*[\\/]\w+\.js$/.test(name) &&
    !/(?:^|[\\/])(?:esm|modern|node_modules|node)[\\/]/.test(name)
  );
}

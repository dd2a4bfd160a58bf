import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Class names by key, of each exported object of classes, such as `buttonClasses`. */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Reads the class names of components from the small modules that make them; types name the keys
 * alone, and some keys are taken from the component below.
 *
 * @param folders of the installed packages
 */
export async function readClassNames(folders: readonly string[]): Promise<ClassNames> {
  const names: Record<string, Readonly<Record<string, string>>> = {};
  for (const folder of folders) {
    const require = createRequire(path.join(folder, 'package.json'));
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => isClassModule(name)).sort()) {
      const exported = require(path.join(folder, file)) as Record<string, unknown>;
      for (const [key, value] of Object.entries(exported)) {
        // A file is named after what it exports; where two export the same name, it decides.
        const own = path.parse(file).name;
        const name = key === 'default' ? own : key;
        if (isClasses(value) && (name === own || !(name in names))) names[name] = value;
      }
    }
  }
  return names;
}

function isClassModule(name: string): boolean {
  return /[cC]lasses\.js$/.test(name) && !/(?:^|[\\/])(?:esm|modern|node_modules)[\\/]/.test(name);
}

function isClasses(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Keys of `theme.components` that packages add to those of Material UI. */
export async function readThemeKeys(folders: readonly string[]): Promise<string[]> {
  const keys = new Set<string>();
  for (const folder of folders) {
    const file = path.join(folder, 'themeAugmentation/components.d.ts');
    if (!existsSync(file)) continue;
    for (const [, key = ''] of (await readFile(file, 'utf8')).matchAll(/^\s*(Mui\w+)\??:/gm)) {
      keys.add(key);
    }
  }
  return [...keys];
}

import { importsOf } from '@lectern/demos/core';
import type { DemoProjects } from '@lectern/demos/project';

/** What code that a reader edits may import in every area. */
const ALWAYS = ['react', 'react-dom', 'react/jsx-runtime'];

/** The module that puts a demo into the document of its project; no demo imports it. */
const MAIN = 'src/main.tsx';

/**
 * What demos import from packages, and other code of readers, sorted.
 *
 * @param projects of the demos, as JSON
 * @param lines imports of the other code
 */
export function importedPackages(
  projects: Iterable<string>,
  lines: Iterable<string> = [],
): string[] {
  const modules = [...projects].flatMap((json) => {
    const { ts } = JSON.parse(json) as DemoProjects;
    return Object.entries(ts.files)
      .filter(([name]) => /^src\/.*\.tsx?$/.test(name) && name !== MAIN)
      .map(([, text]) => text);
  });
  const specifiers = [...modules, ...lines].flatMap((text) =>
    importsOf(text).map(({ specifier }) => specifier),
  );
  const packages = specifiers.filter((name) => !name.startsWith('.') && !name.endsWith('.css'));
  return [...new Set([...ALWAYS, ...packages])].sort();
}

import { importsOf } from '@lectern/demos/core';
import type { DemoProjects } from '@lectern/demos/project';

/** What code that a reader edits may import in every area. */
const ALWAYS = ['react', 'react-dom', 'react/jsx-runtime'];

/** The module that puts a demo into the document of its project; no demo imports it. */
const MAIN = 'src/main.tsx';

/**
 * What demos import from packages, sorted.
 *
 * @param projects of the demos, as JSON
 */
export function importedPackages(projects: Iterable<string>): string[] {
  const modules = [...projects].flatMap((json) => {
    const { ts } = JSON.parse(json) as DemoProjects;
    return Object.entries(ts.files).filter(
      ([name]) => /^src\/.*\.tsx?$/.test(name) && name !== MAIN,
    );
  });
  const specifiers = modules.flatMap(([, text]) =>
    importsOf(text).map(({ specifier }) => specifier),
  );
  const packages = specifiers.filter((name) => !name.startsWith('.') && !name.endsWith('.css'));
  return [...new Set([...ALWAYS, ...packages])].sort();
}

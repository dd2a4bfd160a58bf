import type { Installed } from './needed-packages';

/** TypeScript or JavaScript; with an x, the extension of modules with elements. */
export type ProjectLanguage = 'ts' | 'js';

/** The `package.json` of a project. */
export function manifest(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  installed: Installed,
  language: ProjectLanguage,
): string {
  const typed = language === 'ts';
  const types = Object.keys(dependencies)
    .map((need) => `@types/${need.replace(/^@/, '').replace('/', '__')}`)
    .filter((need) => installed.has(need));
  const tools = ['@vitejs/plugin-react', 'vite', ...(typed ? [...types, 'typescript'] : [])];
  const fields = {
    name,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: typed ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies,
    devDependencies: Object.fromEntries(
      tools.sort().map((tool) => [tool, versionOf(tool, installed)]),
    ),
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function versionOf(tool: string, installed: Installed): string {
  const version = installed.get(tool)?.version;
  if (version === undefined) {
    throw new Error(`Projects are built with ${tool}. Add it to packages/demos/package.json.`);
  }
  return version;
}

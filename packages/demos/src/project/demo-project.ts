import { importsOf } from '../plan-demo';
import { frameOf } from './frame';
import { mainModule } from './main-module';
import { manifest, type ProjectLanguage } from './manifest';
import { neededPackages, type Installed } from './needed-packages';
import { reachedFiles } from './reached-files';

/** A demo, with what a project of its own takes from it. */
export interface ProjectDemo {
  /** File name of its module, such as `SaveButton.tsx`. */
  readonly entry: string;
  /** Text of every file in its folder, by name. */
  readonly files: ReadonlyMap<string, string>;
  readonly title: string;
  /** Address where it is documented. */
  readonly address: string;
  /** It draws up to the edge of the window. */
  readonly bleed?: boolean;
}

/** A project that runs by itself; plain data. */
export interface DemoProject {
  /** As in its `package.json`. */
  readonly name: string;
  /** Path of the demo's module. */
  readonly main: string;
  /** Text of every file, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** The projects of a demo, as readers fetch them. */
export interface DemoProjects {
  readonly title: string;
  readonly ts: DemoProject;
  readonly js: DemoProject;
}

/** What the projects are made with. */
export interface ProjectTools {
  readonly installed: Installed;
  /** As `toJavaScript` of `@lectern/demos/node`. */
  readonly toJavaScript: (code: string, language: string) => Promise<string | undefined>;
}

/**
 * Makes a project with Vite of a demo, in TypeScript and in JavaScript.
 *
 * @returns undefined when a module does not become JavaScript
 */
export async function demoProjects(
  demo: ProjectDemo,
  { installed, toJavaScript }: ProjectTools,
): Promise<DemoProjects | undefined> {
  const sources = reachedFiles(demo.entry, demo.files);
  const converted = new Map<string, string>();
  for (const [name, text] of sources) {
    const [, base = '', language] = /^(.*)\.(tsx?)$/.exec(name) ?? [];
    const script = language ? await toJavaScript(text.trimEnd(), language) : text;
    if (script === undefined) return undefined;
    converted.set(
      language ? `${base}.${language.replace('ts', 'js')}` : name,
      `${script.trimEnd()}\n`,
    );
  }
  return {
    title: demo.title,
    ts: assemble(demo, sources, installed, 'ts'),
    js: assemble(demo, converted, installed, 'js'),
  };
}

/** Words of a name in Pascal case, joined with hyphens. */
function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

function assemble(
  demo: ProjectDemo,
  sources: ReadonlyMap<string, string>,
  installed: Installed,
  language: ProjectLanguage,
): DemoProject {
  const base = demo.entry.replace(/\.tsx$/, '');
  const name = kebabCase(base);
  const frame = frameOf(neededPackages(packagesIn(sources.values()), installed));
  const main = mainModule(base, frame, language);
  const dependencies = neededPackages(
    [...packagesIn([...sources.values(), main]), 'react', 'react-dom'],
    installed,
  );
  const modules = [[`main.${language}x`, main] as const, ...sources];
  return {
    name,
    main: `src/${base}.${language}x`,
    files: {
      'README.md': readme(demo),
      'package.json': manifest(name, dependencies, installed, language),
      'index.html': document(demo, language),
      'vite.config.js': VITE_CONFIG,
      ...(language === 'ts' && { 'tsconfig.json': TS_CONFIG }),
      ...Object.fromEntries(modules.map(([file, text]) => [`src/${file}`, text])),
    },
  };
}

/** What modules import from packages. */
function packagesIn(modules: Iterable<string>): string[] {
  return [...modules].flatMap((text) =>
    importsOf(text)
      .map(({ specifier }) => specifier)
      .filter((specifier) => !specifier.startsWith('.')),
  );
}

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const TS_CONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['vite/client'],
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The stage of a demo is that of the documentation: centred, with room around it. */
function document({ title, bleed }: ProjectDemo, language: ProjectLanguage): string {
  const stage = bleed
    ? ''
    : `
      #root {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        padding: 32px 24px;
      }`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</title>
    <style>
      body {
        margin: 0;
        font-family: Roboto, sans-serif;
      }${stage}
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${language}x"></script>
  </body>
</html>
`;
}

function readme({ title, address }: ProjectDemo): string {
  return `# ${title}

A demo of <${address}>.

\`\`\`bash
npm install
npm run dev
\`\`\`
`;
}

import type { CodeVariants, Demo, Issue } from '@lectern/page-model';
import { transform } from 'sucrase';
import { siblingOf } from './sibling';

/** Where a demo is asked for. */
export interface DemoRequest {
  /** Folder of the page below the area's content, such as `react-button`. */
  readonly folder: string;
  /** File name, such as `SaveButton.tsx`. */
  readonly src: string;
  readonly title: string;
  readonly height?: number;
  readonly bleed: boolean;
  readonly tool?: boolean;
  /** Page that asks, for issues. */
  readonly page: string;
  readonly line: number;
}

/** What is needed to read demos without touching the disk. */
export interface DemoSources {
  /** Source of every file in the page's folder, by name. */
  readonly files: ReadonlyMap<string, string>;
  /** Path of the folder in the repository, for issues. */
  readonly directory: string;
  /** Packages the area may import. */
  readonly packages: ReadonlySet<string>;
  readonly highlight: (code: string) => Promise<CodeVariants>;
}

/** Identifier of a demo: its page's folder and its module's name. */
export function demoId(folder: string, src: string): string {
  return `${folder}/${src.replace(/\.tsx$/, '')}`;
}

/** Reads one demo and checks what can be checked without running it. */
export async function planDemo(
  request: DemoRequest,
  sources: DemoSources,
): Promise<{ demo?: Demo; issues: Issue[] }> {
  const { src } = request;
  const source = sources.files.get(src);
  if (source === undefined) {
    return {
      issues: [
        {
          code: 'demo-missing',
          message: `The demo ${src} does not exist.`,
          hint: `Create ${sources.directory}/${src}, or correct src. ${nearby(src, sources.files)}`.trim(),
          file: request.page,
          line: request.line,
        },
      ],
    };
  }
  const issues = checkModule(src, source, sources, new Set());
  if (issues.length > 0) return { issues };
  const demo: Demo = {
    id: demoId(request.folder, src),
    name: src.replace(/\.tsx$/, ''),
    title: request.title,
    code: await sources.highlight(source.trimEnd()),
    lines: source.trimEnd().split('\n').length,
    ...(request.height ? { height: request.height } : {}),
    ...(request.bleed ? { bleed: true } : {}),
    ...(request.tool ? { tool: true } : {}),
  };
  return { demo, issues };
}

function nearby(src: string, files: ReadonlyMap<string, string>): string {
  const names = [...files.keys()].filter((name) => /^[A-Z].*\.tsx$/.test(name) && name !== src);
  return names.length > 0 ? `The folder has ${names.join(', ')}.` : '';
}

/** Checks a demo's module and the siblings it imports. */
function checkModule(
  name: string,
  source: string,
  sources: DemoSources,
  seen: Set<string>,
): Issue[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const file = `${sources.directory}/${name}`;
  const issues: Issue[] = [];
  try {
    transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    });
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    issues.push({
      code: 'demo-syntax',
      message: `The demo does not compile: ${message.replace(/^Error transforming [^:]*: /, '')}`,
      hint: 'Correct the syntax at this line.',
      file,
      ...(loc ? { line: loc.line } : {}),
    });
    return issues;
  }
  if (seen.size === 1 && !/export default function [A-Z]/.test(source)) {
    issues.push({
      code: 'demo-export',
      message: 'The demo has no default export that is a component.',
      hint: `Write export default function ${name.replace(/\.tsx$/, '')}() { … }.`,
      file,
      line: 1,
    });
  }
  for (const { specifier, line } of importsOf(source)) {
    if (specifier.startsWith('.')) {
      const found = siblingOf(specifier, (name) => sources.files.has(name));
      if (found !== undefined) {
        issues.push(...checkModule(found, sources.files.get(found) ?? '', sources, seen));
        continue;
      }
      issues.push({
        code: 'demo-import',
        message: `"${specifier}" does not lead to a file in the page's folder.`,
        hint: 'A demo imports packages and files beside it, nothing else.',
        file,
        line,
      });
    } else if (!sources.packages.has(packageOf(specifier))) {
      issues.push({
        code: 'demo-import',
        message: `"${packageOf(specifier)}" is not a dependency of this area.`,
        hint: "Add it to the area's package.json, or import what is there.",
        file,
        line,
      });
    }
  }
  return issues;
}

/** The package a module specifier belongs to. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Static imports of a module, with their lines. */
export function importsOf(source: string): { specifier: string; line: number }[] {
  const pattern = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm;
  return [...source.matchAll(pattern)].map((match) => ({
    specifier: match[1] ?? '',
    line: source.slice(0, match.index).split('\n').length + (match[0].match(/\n/g)?.length ?? 0),
  }));
}

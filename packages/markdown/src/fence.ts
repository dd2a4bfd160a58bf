import type { Issue } from '@lectern/page-model';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from './directives';
import { codeLanguages } from './highlight';

/**
 * What a fence may say of its code behind the language, for the check of code:
 *
 * - `fragment`: part of a file; names that stand elsewhere are not missed
 * - `untyped`: only its syntax is checked, since it needs a package that the site does not install
 * - `v5`, `v6`: code for that version of Material UI
 */
export const fenceMarks = ['fragment', 'untyped', 'v5', 'v6'] as const;

/** One of `fenceMarks`. */
export type FenceMark = (typeof fenceMarks)[number];

/** A block of code as its author wrote it. */
export interface Fence {
  readonly language: string;
  readonly title?: string;
  readonly marks: readonly FenceMark[];
  readonly code: string;
  /** Line of the opening ticks. */
  readonly line: number;
}

/** Every fence of a page, in order. */
export function collectFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    fences.push(readFence(node));
  });
  return fences;
}

/** Reads a fence; what stands behind its language and is not known is left out. */
export function readFence(node: Code): Fence {
  const { title, words } = readMeta(node);
  return {
    language: node.lang ?? 'text',
    ...(title ? { title } : {}),
    marks: fenceMarks.filter((mark) => words.includes(mark)),
    code: node.value,
    line: lineOf(node),
  };
}

/** What is wrong with the line that opens a fence. */
export function checkFence(node: Code, file: string): Issue[] {
  const at = { file, line: lineOf(node) };
  const language =
    node.lang && codeLanguages.includes(node.lang)
      ? []
      : [
          {
            code: 'code-language',
            message: node.lang
              ? `Code in "${node.lang}" can't be highlighted.`
              : 'A code fence names no language.',
            hint: `Use one of ${codeLanguages.join(', ')}.`,
            ...at,
          },
        ];
  const unknown = readMeta(node).words.filter((word) => !fenceMarks.some((mark) => mark === word));
  return [
    ...language,
    ...unknown.map((word) => ({
      code: 'code-mark',
      message: `A code fence can't be marked "${word}".`,
      hint: `Behind the language stand title="…" and any of ${fenceMarks.join(', ')}.`,
      ...at,
    })),
  ];
}

const TITLE = /(?:^|\s)title="([^"]*)"/;

function readMeta({ meta }: Code): { title: string | undefined; words: string[] } {
  const text = meta ?? '';
  const words = text.replace(TITLE, '').split(/\s+/).filter(Boolean);
  return { title: TITLE.exec(text)?.[1], words };
}

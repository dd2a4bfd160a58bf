import { transform, type Options } from 'sucrase';
import { parse, Parser, type Node } from 'acorn';
import jsx from 'acorn-jsx';
import { simple } from 'acorn-walk';
import { guardTurns } from './guard-turns';
import type { RunProblem } from './messages';

/** Compares the names of tags: Sucrase takes one for closed by any other. */
const JsxParser = Parser.extend(jsx());

/** A module as the body of a function. */
export interface Compiled {
  readonly code: string;
  /** What it requires. */
  readonly needs: readonly string[];
}

/** Edited code that cannot run, with the reason. */
export class EditProblem extends Error {
  constructor(readonly problem: RunProblem) {
    super(problem.message);
  }
}

/**
 * Makes a function's body of an edited module. Every line stays where it is.
 *
 * @throws EditProblem when the syntax is wrong
 */
export function compileModule(file: string, text: string): Compiled {
  if (file.endsWith('.json')) return { code: `module.exports = ${text}`, needs: [] };
  const options: Options = {
    transforms: /\.tsx?$/.test(file) ? ['typescript', 'jsx'] : ['jsx'],
    production: true,
    disableESTransforms: true,
  };
  try {
    const { code } = transform(text, {
      ...options,
      transforms: [...options.transforms, 'imports'],
      jsxRuntime: 'automatic',
    });
    JsxParser.parse(transform(text, { ...options, jsxRuntime: 'preserve' }).code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
    });
    return { code: guardTurns(code), needs: requiredBy(code) };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const words = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new EditProblem({
      kind: 'syntax',
      message: words,
      file,
      ...(loc && { line: loc.line }),
    });
  }
}

interface Call extends Node {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly value?: unknown }[];
}

function requiredBy(code: string): string[] {
  const needs = new Set<string>();
  simple(parse(code, { ecmaVersion: 'latest' }), {
    CallExpression(node) {
      const { callee, arguments: given } = node as unknown as Call;
      const name = given[0]?.value;
      if (callee.name === 'require' && typeof name === 'string') needs.add(name);
    },
  });
  return [...needs];
}

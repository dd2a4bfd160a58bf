import type { ThemeState } from '@lectern/theme-state';

/** Code that a reader edited, and what to show it in. */
export interface RunRequest {
  readonly type: 'run';
  /** Number of the run; reports name it. */
  readonly run: number;
  /** Name of the module whose default export is shown. */
  readonly entry: string;
  /** Texts of all modules, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly look: ThemeState;
  /** Whether it draws up to the edge of its frame. */
  readonly bare: boolean;
}

/** What a page says to its runner. */
export type RunnerRequest =
  RunRequest | { readonly type: 'look'; readonly look: ThemeState } | { readonly type: 'ping' };

/** What is wrong with edited code, in words. */
export interface RunProblem {
  readonly kind: 'syntax' | 'module' | 'runtime';
  readonly message: string;
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** What a runner says to its page. */
export type RunnerReport =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'rendered'; readonly run: number }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'problem'; readonly run: number; readonly problem: RunProblem };

/** Lower than any demo, and higher than any screen that shows one at once. */
const HEIGHTS = { least: 48, most: 4000 };

/** A message is read, not stored: longer ones are cut. */
const MESSAGE_LENGTH = 600;

const KINDS = ['syntax', 'module', 'runtime'] as const;

/**
 * Reads what came from a runner, which shares its frame with code that nobody has checked.
 *
 * @returns null for all that no runner says
 */
export function readReport(data: unknown): RunnerReport | null {
  const { type, run, height, problem } = fieldsOf(data);
  if (type === 'ready' || type === 'pong') return { type };
  if (type === 'height' && typeof height === 'number' && Number.isFinite(height)) {
    const whole = Math.ceil(height);
    return { type, height: Math.min(Math.max(whole, HEIGHTS.least), HEIGHTS.most) };
  }
  if (!Number.isSafeInteger(run)) return null;
  if (type === 'rendered') return { type, run: run as number };
  const read = type === 'problem' ? readProblem(problem) : null;
  return read && { type: 'problem', run: run as number, problem: read };
}

function readProblem(data: unknown): RunProblem | null {
  const { kind, message, file, line } = fieldsOf(data);
  const known = KINDS.find((one) => one === kind);
  if (!known || typeof message !== 'string') return null;
  return {
    kind: known,
    message: message.slice(0, MESSAGE_LENGTH),
    ...(typeof file === 'string' && { file: file.slice(0, MESSAGE_LENGTH) }),
    ...(Number.isSafeInteger(line) && (line as number) > 0 && { line: line as number }),
  };
}

function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

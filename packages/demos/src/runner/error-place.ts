import { SOURCE_PREFIX } from './link';

/** Lines that a function made of text has before its body, as the language's specification says. */
const LINES_BEFORE = 2;

const FRAME = new RegExp(`${SOURCE_PREFIX}([^\\s:)]+):(\\d+)`);

/** Place in the edited code where an error comes from; its stack names it. */
export function placeOf(stack: string | undefined): { file?: string; line?: number } {
  const [, file, line] = FRAME.exec(stack ?? '') ?? [];
  if (!file || Number(line) <= LINES_BEFORE) return {};
  return { file: decodeURI(file), line: Number(line) - LINES_BEFORE };
}

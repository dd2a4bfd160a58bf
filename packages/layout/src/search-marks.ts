import { parseObject } from './parse-object';

/** Where the words of a search wait for the page it found; the tab alone has them. */
const MARKS_KEY = 'lectern-search-marks';

/** What is marked on arrival. */
export interface SearchMarks {
  /** Path of the page, without language prefix. */
  readonly path: string;
  readonly query: string;
}

/** Leaves the words for the page that is opened next. A browser that keeps nothing marks nothing. */
export function leaveMarks(marks: SearchMarks): void {
  try {
    sessionStorage.setItem(MARKS_KEY, JSON.stringify(marks));
  } catch {
    // Storage is denied or full.
  }
}

/** Whether words wait for any page. */
export function hasMarks(): boolean {
  try {
    return sessionStorage.getItem(MARKS_KEY) !== null;
  } catch {
    return false;
  }
}

/** The words that wait for a page. */
export function readMarks(path: string): string | undefined {
  try {
    const marks = parseMarks(sessionStorage.getItem(MARKS_KEY));
    return marks?.path === path ? marks.query : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the words for a page, once they were seen; those for another page go on waiting. */
export function forgetMarks(path: string): void {
  if (readMarks(path) !== undefined) sessionStorage.removeItem(MARKS_KEY);
}

/** Marks from storage; `undefined` for what is none. */
export function parseMarks(stored: string | null): SearchMarks | undefined {
  const { path, query } = parseObject(stored) ?? {};
  return typeof path === 'string' && typeof query === 'string' ? { path, query } : undefined;
}

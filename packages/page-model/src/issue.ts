/**
 * One problem found in the input, as data. Cores collect issues; the shell prints all of them and
 * decides whether to fail.
 */
export interface Issue {
  /** Stable identifier of the kind of problem, such as `demo-missing`. */
  readonly code: string;
  /** What is wrong, naming the thing. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** The file to open, relative to the repository root. */
  readonly file?: string;
  /** 1-based line in `file`. */
  readonly line?: number;
}

/** One issue on two lines: place and message, then the cure. */
export function formatIssue(issue: Issue): string {
  const place = issue.file ? `${issue.file}${issue.line ? `:${issue.line}` : ''}  ` : '';
  return `${place}${issue.message} [${issue.code}]\n    ${issue.hint}`;
}

/** All issues of a run, ordered by file and line, closed by their count. */
export function formatIssues(issues: readonly Issue[]): string {
  const sorted = [...issues].sort(
    (a, b) =>
      (a.file ?? '').localeCompare(b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      a.code.localeCompare(b.code),
  );
  const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`;
  return [...sorted.map(formatIssue), count].join('\n\n');
}

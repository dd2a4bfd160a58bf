/** One problem of a configuration or a translation file. */
export interface DocsIssue {
  /** Stable name of the kind of problem, such as `translation-missing`. */
  readonly code: string;
  /** What is wrong, naming the thing. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  readonly file?: string;
  /** 1-based line in `file`. */
  readonly line?: number;
}

import type { FeedbackDraft } from './feedback-draft';

/** GitHub refuses addresses above about 8000 characters, and a letter may take nine of them. */
const MAX_COMMENT = 700;

/** What an issue about a page is filled with. */
export interface IssueOptions extends FeedbackDraft {
  /** Address of the repository, without trailing slash. */
  readonly repository: string;
  readonly title: string;
  /** Whole address of the page. */
  readonly url: string;
}

/** Address of a new issue that holds the reader's answer. */
export function feedbackIssue({ repository, title, url, helpful, comment }: IssueOptions): string {
  const query = new URLSearchParams({
    title: `Feedback on “${title}”`,
    body: `${url}\nHelpful: ${helpful ? 'yes' : 'no'}\n\n${[...comment].slice(0, MAX_COMMENT).join('')}`,
  });
  return `${repository}/issues/new?${query}`;
}

import { tolerantStorage } from '@lectern/theme-state';

/** An answer that is not sent yet. */
export interface FeedbackDraft {
  readonly helpful: boolean;
  readonly comment: string;
}

/** Kept for the visit alone; where that is denied, for the page. */
const storage = tolerantStorage({
  get: (key) => window.sessionStorage.getItem(key),
  set: (key, value) => window.sessionStorage.setItem(key, value),
  subscribe: () => () => undefined,
});

const keyOf = (path: string) => `lectern-feedback-${path}`;

/** A stored text as a draft; null for anything that is none. */
export function parseFeedbackDraft(text: string | null): FeedbackDraft | null {
  const [, choice, comment] = /^(yes|no) ([^]*)$/.exec(text ?? '') ?? [];
  return comment === undefined ? null : { helpful: choice === 'yes', comment };
}

/** The draft of a page; null where nothing was begun. */
export function readFeedbackDraft(path: string): FeedbackDraft | null {
  return parseFeedbackDraft(storage.get(keyOf(path)));
}

/** Keeps the draft of a page, or ends it with null. */
export function keepFeedbackDraft(path: string, draft: FeedbackDraft | null): void {
  storage.set(keyOf(path), draft ? `${draft.helpful ? 'yes' : 'no'} ${draft.comment}` : '');
}

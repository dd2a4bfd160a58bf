import type { FeedbackDraft } from './feedback-draft';

/** A reader's answer about a page. */
export interface Feedback extends FeedbackDraft {
  /** Path without language prefix. */
  readonly page: string;
  readonly language: string;
  /** Version that the page documents. */
  readonly version?: string;
}

/** After it the reader may try again instead of waiting on. */
const PATIENCE_MS = 15_000;

/**
 * Sends an answer as JSON, without cookies. It arrives even where the reader leaves meanwhile.
 *
 * @throws when the endpoint can't be reached, is silent or refuses
 */
export async function sendFeedback(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
    credentials: 'omit',
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The feedback was answered with ${response.status}.`);
}

import type { AnalyticsEvent } from './core/event';
import { shouldSample } from './core/should-sample';

/** A service that counts: a plain object over whatever it is called with. */
export interface AnalyticsAdapter {
  readonly send: (event: AnalyticsEvent) => void;
}

export interface AnalyticsOptions {
  /** None by default: nothing is loaded or sent. */
  readonly adapter?: AnalyticsAdapter;
  /** Whether the reader agreed, asked anew for each event; no by default. */
  readonly consent?: () => boolean;
  /** Whether the browser asks not to be tracked; by default as it says itself. */
  readonly doNotTrack?: () => boolean;
  /** The dice, from 0 up to 1; `Math.random` by default. */
  readonly random?: () => number;
}

/** Where the parts of a site send what they count. */
export interface Analytics {
  /**
   * Sends an event, if the reader allows it.
   *
   * @param ratio share of events that are sent, 0 to 1; all by default
   */
  readonly send: (event: AnalyticsEvent, ratio?: number) => void;
  /** Whether an event would be sent now. */
  readonly isAllowed: () => boolean;
  /** Draws whether a share of sessions is in a sample. */
  readonly isSampled: (ratio: number) => boolean;
}

/** Joins an adapter with the reader's consent. A fault of the adapter is logged, and stays out of the page. */
export function createAnalytics(options: AnalyticsOptions = {}): Analytics {
  const { adapter, consent = () => false, random = Math.random } = options;
  const { doNotTrack = asksNotToBeTracked } = options;

  const isAllowed = () => adapter !== undefined && consent() && !doNotTrack();
  const isSampled = (ratio: number) => shouldSample(random(), ratio);
  return {
    isAllowed,
    isSampled,
    send: (event, ratio = 1) => {
      if (!isAllowed() || !isSampled(ratio)) return;
      try {
        adapter?.send(event);
      } catch (error) {
        console.error('The analytics adapter failed to send an event.', error);
      }
    },
  };
}

/** Whether the browser says so: by Do Not Track, or by its successor, Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  if (typeof navigator === 'undefined') return true;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

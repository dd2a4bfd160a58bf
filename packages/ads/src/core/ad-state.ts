import type { AdShape } from './ad-shape';

/** Milliseconds between two looks for the network's element. */
export const PROBE_INTERVAL = 500;
/** Looks after which the reader counts as blocking: more than six without an element, so 3000 ms. */
export const BLOCKED_AFTER = 6;
/** Looks in all, the last at 14.5 s; a network that is found late un-blocks the slot. */
export const MAX_PROBES = 30;
/** Share of blocked slots that show a notice instead of an in-house ad. */
export const NOTICE_RATIO = 0.2;

/** Where an ad is looked for: a script that draws it, a feed that this package draws, or nowhere. */
export type AdSourceKind = 'network' | 'feed' | 'none';

/** Where a slot is in its life. It starts undecided, which is `probing`. */
export type AdState =
  | { readonly status: 'hidden'; readonly reason: 'bot' | 'disabled' | 'crashed' }
  | { readonly status: 'probing'; readonly attempt: number; readonly notice: boolean }
  | { readonly status: 'carbon' }
  | {
      readonly status: 'in-house';
      readonly reason: 'no-network' | 'blocked' | 'empty';
      /** Looks so far; probing goes on behind a blocked slot. */
      readonly attempt: number;
    }
  | { readonly status: 'in-house-carbon' }
  | { readonly status: 'in-house-adblock'; readonly attempt: number };

/** What a look for the network's element finds; `backer` is its filler for unsold room. */
export type AdFinding = 'nothing' | 'ad' | 'backer';

/** What happens to a slot. */
export type AdEvent =
  | { readonly type: 'probed'; readonly found: AdFinding }
  /** The source is known to stay silent: its script was refused, or the feed had no ad. */
  | { readonly type: 'failed'; readonly reason: 'blocked' | 'empty' }
  | { readonly type: 'crashed' };

export interface CreateAdOptions {
  /** Drawn by the caller, 0 to 1: below 0.2 a blocked network shows the notice. */
  readonly roll: number;
  readonly isBot: boolean;
  readonly enabled: boolean;
  readonly source: AdSourceKind;
}

/** The first state of a slot. */
export function createAd({ roll, isBot, enabled, source }: CreateAdOptions): AdState {
  if (!enabled) return { status: 'hidden', reason: 'disabled' };
  if (isBot) return { status: 'hidden', reason: 'bot' };
  if (source === 'none') return { status: 'in-house', reason: 'no-network', attempt: MAX_PROBES };
  // A feed is slow or empty more often than it is blocked: its readers are not to be blamed.
  return { status: 'probing', attempt: 0, notice: source === 'network' && roll < NOTICE_RATIO };
}

/** Next state of a slot; an event that changes nothing gives the same object back. */
export function adReducer(state: AdState, event: AdEvent): AdState {
  if (event.type === 'crashed') return { status: 'hidden', reason: 'crashed' };
  if (!isWaiting(state)) return state;
  if (event.type === 'failed') return withoutAd(state, MAX_PROBES, event.reason);
  if (event.found === 'ad') return { status: 'carbon' };
  if (event.found === 'backer') return { status: 'in-house-carbon' };
  const attempt = state.attempt + 1;
  if (state.status === 'probing' && attempt <= BLOCKED_AFTER) return { ...state, attempt };
  return withoutAd(state, attempt, 'blocked');
}

/** A slot that still looks for an ad, be it behind the one it shows meanwhile. */
type WaitingAd = Extract<AdState, { readonly attempt: number }>;

const isWaiting = (state: AdState): state is WaitingAd => nextProbeDelay(state) !== null;

/** What is shown instead of an ad; a slot that shows something already keeps it. */
function withoutAd(state: WaitingAd, attempt: number, reason: 'blocked' | 'empty'): AdState {
  if (state.status !== 'probing') return { ...state, attempt };
  return state.notice && reason === 'blocked'
    ? { status: 'in-house-adblock', attempt }
    : { status: 'in-house', reason, attempt };
}

/** Milliseconds until the next look: 0 for the first, null when there is none. */
export function nextProbeDelay(state: AdState): number | null {
  switch (state.status) {
    case 'probing':
      return state.attempt === 0 ? 0 : PROBE_INTERVAL;
    case 'in-house':
    case 'in-house-adblock':
      return state.attempt < MAX_PROBES ? PROBE_INTERVAL : null;
    default:
      return null;
  }
}

/** Label of the slot's events, such as `carbon-body-top-image`; null while undecided or hidden. */
export function adLabel(state: AdState, placement: string, shape: AdShape): string | null {
  if (state.status === 'probing' || state.status === 'hidden') return null;
  return `${state.status}-${placement}-${shape}`;
}

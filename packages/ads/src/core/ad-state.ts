/** Milliseconds between two looks for the network's element. */
export const PROBE_INTERVAL = 500;
/** Looks after which the reader counts as blocking: more than six without an element. */
export const BLOCKED_AFTER = 6;
/** Looks in all; a network that is found late un-blocks the slot. */
export const MAX_PROBES = 30;
/** Share of blocked slots that show a notice instead of an in-house ad. */
export const NOTICE_RATIO = 0.2;
/** Share of slots in the inline layout. */
export const INLINE_RATIO = 0.2;
/** Delay of the display event after the decision, in milliseconds. */
export const DISPLAY_DELAY = 2500;

export type AdShape = 'inline' | 'image';

/** Where a slot is in its life. */
export type AdState =
  | { readonly status: 'hidden'; readonly reason: 'bot' | 'disabled' | 'crashed' }
  | { readonly status: 'probing'; readonly attempt: number; readonly notice: boolean }
  | { readonly status: 'carbon' }
  | {
      readonly status: 'in-house';
      readonly reason: 'no-network' | 'blocked';
      /** Looks so far; probing goes on behind a blocked slot. */
      readonly attempt: number;
    }
  | { readonly status: 'in-house-carbon' }
  | { readonly status: 'in-house-adblock'; readonly attempt: number };

/** What happens to a slot. */
export type AdEvent =
  | { readonly type: 'probed'; readonly found: 'nothing' | 'ad' | 'backer' }
  | { readonly type: 'crashed' };

export interface CreateAdOptions {
  /** Drawn by the caller, 0 to 1. */
  readonly roll: number;
  readonly isBot: boolean;
  readonly enabled: boolean;
  /** Whether the config names a network. */
  readonly hasNetwork: boolean;
}

/** The first state of a slot. */
export function createAd({ roll, isBot, enabled, hasNetwork }: CreateAdOptions): AdState {
  if (!enabled) return { status: 'hidden', reason: 'disabled' };
  if (isBot) return { status: 'hidden', reason: 'bot' };
  if (!hasNetwork) return { status: 'in-house', reason: 'no-network', attempt: MAX_PROBES };
  return { status: 'probing', attempt: 0, notice: roll < NOTICE_RATIO };
}

/** Next state of a slot; an event that changes nothing gives the same object back. */
export function adReducer(state: AdState, event: AdEvent): AdState {
  if (event.type === 'crashed') return { status: 'hidden', reason: 'crashed' };
  if (nextProbeDelay(state) === null) return state;
  if (event.found === 'ad') return { status: 'carbon' };
  if (event.found === 'backer') return { status: 'in-house-carbon' };
  switch (state.status) {
    case 'probing': {
      const attempt = state.attempt + 1;
      if (attempt <= BLOCKED_AFTER) return { ...state, attempt };
      return state.notice
        ? { status: 'in-house-adblock', attempt }
        : { status: 'in-house', reason: 'blocked', attempt };
    }
    case 'in-house':
    case 'in-house-adblock':
      return { ...state, attempt: state.attempt + 1 };
    default:
      return state;
  }
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

/** Label of the slot's events, such as `carbon-body-top-image`; null while nothing is shown. */
export function adLabel(state: AdState, placement: string, shape: AdShape): string | null {
  if (state.status === 'probing' || state.status === 'hidden') return null;
  return `${state.status}-${placement}-${shape}`;
}

/** Layout of a slot from a roll between 0 and 1. */
export function adShape(roll: number): AdShape {
  return roll < INLINE_RATIO ? 'inline' : 'image';
}

/** Whether a session reports display events: a ratio of 0 reports none. */
export function shouldReport(roll: number, ratio: number): boolean {
  return ratio > 0 && roll <= ratio;
}

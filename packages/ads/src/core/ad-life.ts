import type { AdReport, CompleteAdConfig } from './ad-config';
import type { AdContent } from './ad-content';
import { adShape, type AdShape } from './ad-shape';
import { chooseSource, type AdSource } from './ad-source';
import {
  adLabel,
  adReducer,
  createAd,
  nextProbeDelay,
  type AdEvent,
  type AdState,
} from './ad-state';
import { shouldReport } from './should-report';

/** Milliseconds from the decision to the display event. */
export const DISPLAY_DELAY = 2500;

/** What a slot shows. */
export interface AdView {
  readonly state: AdState;
  /** Known once the dice are drawn. */
  readonly shape?: AdShape;
  /** The ad to draw; none where the network draws, and where there is nothing to show. */
  readonly content?: AdContent;
  /** Label of the slot's events; null while nothing is shown. */
  readonly label: string | null;
}

/** What a slot shows on the server and until it is started. */
export const undecidedAd: AdView = {
  state: { status: 'probing', attempt: 0, notice: false },
  label: null,
};

/** Runs a callback after some milliseconds; returns how to cancel that. */
export type Delay = (callback: () => void, milliseconds: number) => () => void;

export interface AdLifeOptions {
  readonly placement: string;
  readonly config: Pick<CompleteAdConfig, 'GADisplayRatio' | 'enabled' | 'inHouse'>;
  readonly isBot: boolean;
  readonly sources: readonly AdSource[];
  readonly random: () => number;
  readonly delay: Delay;
  readonly report: (event: AdReport) => void;
}

/** The life of one slot, outside of React: a view, who is told of its changes, and its timers. */
export interface AdLife {
  readonly getView: () => AdView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Draws the dice and begins anew; returns how to end every timer and the source. */
  readonly start: (options: AdLifeOptions) => () => void;
  /** Ends what is shown, after a failure to show it. */
  readonly crash: () => void;
}

/** Makes the life of a slot; nothing happens before `start`. */
export function createAdLife(): AdLife {
  const listeners = new Set<() => void>();
  let view = undecidedAd;
  let send: ((event: AdEvent) => void) | undefined;

  const show = (next: AdView) => {
    view = next;
    for (const listener of listeners) listener();
  };

  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    crash: () => send?.({ type: 'crashed' }),
    start: (options) => {
      const run = runAd(options, show);
      send = run.send;
      return () => {
        send = undefined;
        run.end();
      };
    },
  };
}

/** One run of a slot, from its dice to its end. */
function runAd(options: AdLifeOptions, show: (view: AdView) => void) {
  const { placement, config, isBot, sources, random, delay, report } = options;
  const { GADisplayRatio, enabled, inHouse } = config;
  const shape = adShape(random());
  const source = chooseSource(sources, shape);
  const own = inHouse[Math.floor(random() * inHouse.length)];
  let unreported = shouldReport(random(), GADisplayRatio);

  let state = createAd({ roll: random(), isBot, enabled, source: source?.kind ?? 'none' });
  let label: string | null = null;
  let fromFeed: AdContent | undefined;
  let close: (() => void) | undefined;
  let cancelLook: (() => void) | undefined;
  let cancelReport: (() => void) | undefined;

  const end = () => {
    cancelLook?.();
    cancelReport?.();
    close?.();
    close = undefined;
  };

  const enter = (next: AdState) => {
    state = next;
    const isOwn = state.status === 'in-house' || state.status === 'in-house-carbon';
    const content = isOwn ? own : state.status === 'carbon' ? fromFeed : undefined;
    setLabel(isOwn && !own ? null : adLabel(state, placement, shape));
    show({ state, shape, content, label });
    scheduleLook();
  };

  const send = (event: AdEvent) => {
    const next = adReducer(state, event);
    if (next !== state) enter(next);
  };

  const setLabel = (next: string | null) => {
    if (next === label) return;
    label = next;
    cancelReport?.();
    if (next === null || !unreported) return;
    cancelReport = delay(() => {
      unreported = false;
      report({ type: 'ad', action: 'display', label: next });
    }, DISPLAY_DELAY);
  };

  const scheduleLook = () => {
    cancelLook?.();
    const wait = nextProbeDelay(state);
    if (wait !== null) {
      cancelLook = delay(look, wait);
    } else if (state.status !== 'carbon') {
      // An ad that came after the last look would have nowhere to go.
      close?.();
      close = undefined;
    }
  };

  const look = () => {
    if (!source) return;
    // Opened by the first look, not at the start: a slot that is taken away in the same tick, as
    // StrictMode does, must not leave a script or a request behind.
    close ??= source.open({
      found: (content) => {
        fromFeed = content;
        send({ type: 'probed', found: 'ad' });
      },
      failed: (reason) => send({ type: 'failed', reason }),
    });
    send({ type: 'probed', found: source.probe() });
  };

  enter(state);
  return { send, end };
}

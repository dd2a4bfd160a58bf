import type { AdContent } from './ad-content';
import type { AdShape } from './ad-shape';
import type { AdFinding, AdSourceKind } from './ad-state';

/** What a source tells its slot. */
export interface AdSourceEvents {
  /** It has an ad for the slot to draw. */
  readonly found: (content: AdContent) => void;
  /** It will not have one. */
  readonly failed: (reason: 'blocked' | 'empty') => void;
}

/** Where a slot looks for an ad that is not the site's own. */
export interface AdSource {
  readonly kind: Exclude<AdSourceKind, 'none'>;
  /** Begins; returns how to end it. It tells nothing after that. */
  readonly open: (events: AdSourceEvents) => () => void;
  /** Looks for the network's element. */
  readonly probe: () => AdFinding;
}

/** The source of a slot: where there are both, the feed for the inline layout, else the network. */
export function chooseSource(sources: readonly AdSource[], shape: AdShape): AdSource | undefined {
  const preferred = shape === 'inline' ? 'feed' : 'network';
  return sources.find(({ kind }) => kind === preferred) ?? sources[0];
}

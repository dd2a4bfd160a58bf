import { isAdContent, type AdContent } from './ad-content';
import { inHouseAds } from './in-house-ads';
import { DEFAULT_DISPLAY_RATIO } from './should-report';

/** What is reported of a slot. */
export interface AdReport {
  readonly type: 'ad';
  readonly action: 'display' | 'click' | 'crash';
  readonly label: string;
}

/** An ad network whose script draws the ad inside the slot. */
export interface AdNetwork {
  /** Address of the script; it runs with the rights of the page. */
  readonly scriptUrl: string;
  /** Selector of the element that the script puts into the slot, such as `#carbonads`. */
  readonly probeSelector: string;
  /** Beginning of the first link's address in an unsold slot: an in-house ad is shown instead. */
  readonly backerUrl?: string;
  /** `id` of the script element, for networks that look for it. */
  readonly scriptId?: string;
  /** Nonce of the page's content security policy. */
  readonly nonce?: string;
}

/** A site's choices about ads. Nothing leaves the page that is not named here. */
export interface AdConfig {
  /** Share of slots whose display event is reported, 0 to 1; 0.1 by default. */
  readonly GADisplayRatio?: number;
  /** False takes every slot off the page; true by default. */
  readonly enabled?: boolean;
  /** None by default. One slot of a provider at a time has it. */
  readonly network?: AdNetwork;
  /** Address of a JSON feed of ads that this package draws; none by default. */
  readonly feedUrl?: string;
  /** Ads of the site's own; by default the four that ship with the package. */
  readonly inHouse?: readonly AdContent[];
  /** Receives the events of the slots; by default nobody does. */
  readonly report?: (event: AdReport) => void;
  /** A number from 0 up to 1; by default `Math.random`. */
  readonly random?: () => number;
}

/** The configuration with its defaults. */
export type CompleteAdConfig = AdConfig &
  Required<Pick<AdConfig, 'GADisplayRatio' | 'enabled' | 'inHouse'>>;

/** Completes a configuration; what is unusable becomes the default, and unusable ads are left out. */
export function parseAdConfig(config: AdConfig | null | undefined): CompleteAdConfig {
  const { GADisplayRatio: ratio, enabled, inHouse } = { ...config };
  const isRatio = typeof ratio === 'number' && ratio >= 0 && ratio <= 1;
  return {
    ...config,
    GADisplayRatio: isRatio ? ratio : DEFAULT_DISPLAY_RATIO,
    enabled: enabled !== false,
    inHouse: Array.isArray(inHouse) ? inHouse.filter(isAdContent) : inHouseAds,
  };
}

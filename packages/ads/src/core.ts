export { isAdContent } from './core/ad-content';
export type { AdContent } from './core/ad-content';
export { parseAdConfig } from './core/ad-config';
export type { AdConfig, AdNetwork, AdReport, CompleteAdConfig } from './core/ad-config';
export { adFromFeed, impressionUrls } from './core/ad-from-feed';
export { createAdLife, DISPLAY_DELAY, undecidedAd } from './core/ad-life';
export type { AdLife, AdLifeOptions, AdView, Delay } from './core/ad-life';
export { adShape, INLINE_RATIO } from './core/ad-shape';
export type { AdShape } from './core/ad-shape';
export type { AdSource, AdSourceEvents } from './core/ad-source';
export {
  adLabel,
  adReducer,
  BLOCKED_AFTER,
  createAd,
  MAX_PROBES,
  nextProbeDelay,
  NOTICE_RATIO,
  PROBE_INTERVAL,
} from './core/ad-state';
export type { AdEvent, AdFinding, AdSourceKind, AdState, CreateAdOptions } from './core/ad-state';
export { expandPixels } from './core/expand-pixels';
export { FEED_ATTEMPTS, feedPause, fetchFeedAd, pickFeedAd } from './core/feed';
export type { FeedItem, FetchFeedOptions } from './core/feed';
export { httpsUrl } from './core/https-url';
export { inHouseAds } from './core/in-house-ads';
export { isBot } from './core/is-bot';
export { DEFAULT_DISPLAY_RATIO, shouldReport } from './core/should-report';

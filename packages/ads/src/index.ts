export { inHouseAds } from './core/in-house-ads';
export type { AdContent } from './core/in-house-ads';
export {
  adLabel,
  adReducer,
  adShape,
  BLOCKED_AFTER,
  createAd,
  DISPLAY_DELAY,
  INLINE_RATIO,
  MAX_PROBES,
  nextProbeDelay,
  NOTICE_RATIO,
  PROBE_INTERVAL,
  shouldReport,
} from './core/ad-state';
export type { AdEvent, AdShape, AdState, CreateAdOptions } from './core/ad-state';
export { expandPixels, FEED_ATTEMPTS, fetchFeedAd, pickFeedAd } from './core/feed';
export type { FeedItem, FetchFeedOptions } from './core/feed';
export { AdProvider, useAdConfig } from './ad-provider';
export type { AdConfig, AdReport } from './ad-provider';
export { Ad } from './ad';
export type { AdProps } from './ad';

export { clickEvent, clickSample } from './core/click-event';
export type { ClickDataset } from './core/click-event';
export type {
  AdEvent,
  AnalyticsEvent,
  ClickEvent,
  PageViewEvent,
  UserPropertiesEvent,
  WebVitalEvent,
} from './core/event';
export { pageLocation } from './core/page-location';
export { pageView } from './core/page-view';
export type { PageViewOptions } from './core/page-view';
export { shouldSample } from './core/should-sample';
export { userProperties } from './core/user-properties';
export type { UserProperties } from './core/user-properties';
export { WEB_VITALS_RATIO, webVitalEvent } from './core/web-vital';
export type { WebVital } from './core/web-vital';
export {
  AnalyticsProvider,
  useAnalytics,
  usePageView,
  useUserProperties,
} from './analytics-provider';
export type { AnalyticsProviderProps } from './analytics-provider';
export { beaconAdapter } from './beacon-adapter';
export { asksNotToBeTracked, createAnalytics } from './create-analytics';
export type { Analytics, AnalyticsAdapter, AnalyticsOptions } from './create-analytics';
export { listenForClicks } from './listen-for-clicks';
export { reportWebVitals } from './report-web-vitals';
export type { ReportWebVitalsOptions, WebVitalsLike } from './report-web-vitals';

import { WEB_VITALS_RATIO, webVitalEvent, type WebVital } from './core/web-vital';
import type { Analytics } from './create-analytics';

type Observe = (callback: (vital: WebVital) => void) => void;

/** The functions of the `web-vitals` library that are used. */
export interface WebVitalsLike {
  readonly onCLS: Observe;
  readonly onFCP: Observe;
  readonly onINP: Observe;
  readonly onLCP: Observe;
  readonly onTTFB: Observe;
}

export interface ReportWebVitalsOptions {
  readonly analytics: Analytics;
  /** Fetches the library, such as `() => import('web-vitals')`; called within the sample only. */
  readonly load: () => Promise<WebVitalsLike>;
  /** Share of sessions, 0 to 1; 0.0001 by default. */
  readonly ratio?: number;
}

/** Sends the web vitals of this page, for a small share of readers. The die is drawn once. */
export async function reportWebVitals(options: ReportWebVitalsOptions): Promise<void> {
  const { analytics, load, ratio = WEB_VITALS_RATIO } = options;
  if (!analytics.isAllowed() || !analytics.isSampled(ratio)) return;
  const library = await load().catch((error: unknown) => {
    console.warn('The web vitals library could not be loaded.', error);
  });
  if (!library) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe((vital) => analytics.send(webVitalEvent(vital)));
  }
}

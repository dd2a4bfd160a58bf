import type { ClickEvent } from './event';

/** The attributes of an element whose clicks count, as a dataset. */
export interface ClickDataset {
  /** `data-analytics-event`: what kind of element it is. */
  readonly analyticsEvent?: string;
  /** `data-analytics-label`: which one. */
  readonly analyticsLabel?: string;
  /** `data-analytics-sample`: the share of clicks that are sent, 0 to 1. */
  readonly analyticsSample?: string;
}

/** The event of a click; null for an element that names none. */
export function clickEvent({ analyticsEvent, analyticsLabel }: ClickDataset): ClickEvent | null {
  if (!analyticsEvent) return null;
  return { type: analyticsEvent, action: 'click', label: analyticsLabel ?? null };
}

/** Share of an element's clicks that are sent: all, where it names none or no number from 0 to 1. */
export function clickSample({ analyticsSample = '' }: ClickDataset): number {
  const ratio = Number.parseFloat(analyticsSample);
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}

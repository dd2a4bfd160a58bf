import type { WebVitalEvent } from './event';

/** Share of sessions whose web vitals are sent: about 0.01%. */
export const WEB_VITALS_RATIO = 0.0001;

/** A measurement as the `web-vitals` library gives it. */
export interface WebVital {
  readonly name: string;
  readonly value: number;
  readonly rating?: string;
}

/** The event of a measurement. */
export function webVitalEvent({ name, value, rating }: WebVital): WebVitalEvent {
  return { type: 'web_vital', name, value, rating: rating ?? null };
}

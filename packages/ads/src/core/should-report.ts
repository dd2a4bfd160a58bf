/** Share of slots whose display event is reported where a site names none. */
export const DEFAULT_DISPLAY_RATIO = 0.1;

/**
 * Whether a slot reports its display event: when the roll is at most the ratio, both from 0 to 1.
 * A ratio of 0 reports none.
 */
export function shouldReport(roll: number, ratio: number): boolean {
  return ratio > 0 && roll <= ratio;
}

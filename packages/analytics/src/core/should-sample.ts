/** Whether a roll is in the sample: at most the ratio, both from 0 to 1; a ratio of 0 takes none. */
export function shouldSample(roll: number, ratio: number): boolean {
  return ratio > 0 && roll <= ratio;
}

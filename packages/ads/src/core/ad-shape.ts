/** Share of slots in the inline layout; the others have a picture beside the text. */
export const INLINE_RATIO = 0.2;

export type AdShape = 'inline' | 'image';

/** Layout of a slot from a roll between 0 and 1. */
export function adShape(roll: number): AdShape {
  return roll < INLINE_RATIO ? 'inline' : 'image';
}

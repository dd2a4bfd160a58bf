/** A box in a document, such as an element's `getBoundingClientRect()`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** What has the lower number lies over the others. */
  readonly root: number;
}

/**
 * Indexes of the boxes under a point: what lies over the demo first, then the smallest, then the
 * innermost. Boxes are asked and not the browser, which passes over what takes no clicks, such as a
 * disabled button.
 */
export function hitParts(boxes: readonly Box[], x: number, y: number): number[] {
  const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  return boxes
    .flatMap((box, index) => (contains(box, x, y) ? [{ box, index }] : []))
    .sort(
      (one, two) =>
        one.box.root - two.box.root || area(one.box) - area(two.box) || two.index - one.index,
    )
    .map(({ index }) => index);
}

/** A line has no width of its own and is hit all the same. */
function contains({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom && (right > left || bottom > top);
}

/** Widths at which Material UI's breakpoints begin, the widest first. */
const BREAKPOINTS = [
  ['xl', 1536],
  ['lg', 1200],
  ['md', 900],
  ['sm', 600],
] as const;

/** Narrowest width that a demo is shown in. */
export const MIN_WIDTH = 280;

/** Widest width of a framed demo, which is drawn smaller where it does not fit. */
export const MAX_FRAME_WIDTH = 1600;

/** Pixels that an arrow key moves the edge of a demo by; page keys go ten times as far. */
const STEP = 10;

/** Name of Material UI's breakpoint at a width. */
export function breakpointAt(width: number): string {
  return BREAKPOINTS.find(([, from]) => width >= from)?.[0] ?? 'xs';
}

/** A width within the bounds, in whole pixels. */
export function clampWidth(width: number, max: number): number {
  return Math.round(Math.min(Math.max(width, MIN_WIDTH), max));
}

/**
 * The width that a key asks for; undefined for the other keys.
 *
 * @param rtl whether the edge stands at the left
 */
export function widthByKey(
  key: string,
  width: number,
  { max, rtl }: { readonly max: number; readonly rtl: boolean },
): number | undefined {
  const wider = rtl ? 'ArrowLeft' : 'ArrowRight';
  const narrower = rtl ? 'ArrowRight' : 'ArrowLeft';
  const steps: Readonly<Record<string, number>> = {
    [wider]: width + STEP,
    ArrowUp: width + STEP,
    [narrower]: width - STEP,
    ArrowDown: width - STEP,
    PageUp: width + STEP * 10,
    PageDown: width - STEP * 10,
    Home: MIN_WIDTH,
    End: max,
  };
  const wanted = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return wanted === undefined ? undefined : clampWidth(wanted, max);
}

/** How a framed demo is drawn: where its width does not fit, all of it becomes smaller. */
export function frameBox(width: number, height: number, room: number) {
  const scale = Math.min(1, room / width);
  return { scale, height: Math.round(height / scale) };
}

/** What a tool that points into a demo needs to know and do. */
export interface PointerWatch {
  /** Whether a node belongs to the demo or to what it has opened. */
  readonly isDemo: (node: Node) => boolean;
  readonly isTool: (node: Node) => boolean;
  /** Whether the reader uses the demo for now. */
  readonly isPaused: () => boolean;
  /** The pointer is at a place of the demo's document, or has left the demo. */
  readonly onPoint: (at: { x: number; y: number } | null) => void;
  readonly onChoose: (at: { x: number; y: number }) => void;
  readonly onLeave: () => void;
}

const TAKEN = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
  'dragstart',
] as const;

/** A touch that is refused would not scroll, and gives no click. */
const KEPT = ['pointerdown', 'pointerup', 'touchstart', 'touchend'];

/** Pixels that the pointer may move during a click. */
const MOST_MOVED = 8;

/**
 * Takes pointer events from a demo before it sees them, so that a reader can point at it: it does not
 * react, and what it has opened stays open, also while the reader is in the tool.
 *
 * @param view of the demo's document
 * @returns the removal
 */
export function watchPointer(view: Window, watch: PointerWatch): () => void {
  const ended = new AbortController();
  const early = { capture: true, signal: ended.signal };
  const isNode = (target: EventTarget | null): target is Node =>
    target !== null && 'nodeType' in target;
  const passes = (event: Event) =>
    watch.isPaused() || ('altKey' in event && event.altKey === true) || !isNode(event.target);

  let pressed: PointerEvent | undefined;
  /** On release and not on click: a disabled button gives none. */
  function follow(event: PointerEvent) {
    if (event.type === 'pointerdown') {
      pressed = event.button === 0 ? event : undefined;
      return;
    }
    const { clientX: x, clientY: y } = event;
    const isClick = pressed && Math.hypot(x - pressed.clientX, y - pressed.clientY) < MOST_MOVED;
    pressed = undefined;
    if (isClick) watch.onChoose({ x, y });
  }

  function take(event: Event) {
    if (passes(event) || !watch.isDemo(event.target as Node)) return;
    if (event.type === 'pointerdown' || event.type === 'pointerup') follow(event as PointerEvent);
    event.stopImmediatePropagation();
    if (!KEPT.includes(event.type)) event.preventDefault();
  }

  function point(event: PointerEvent) {
    const isOver = !passes(event) && watch.isDemo(event.target as Node);
    watch.onPoint(isOver ? { x: event.clientX, y: event.clientY } : null);
  }

  /** Popups close when they lose the focus, and dialogs take it back. */
  function keepFocus(event: FocusEvent) {
    const { type, target, relatedTarget } = event;
    if (!isNode(target)) return;
    const leaves = type === 'blur' || type === 'focusout';
    const toTool = isNode(relatedTarget) && watch.isTool(relatedTarget);
    const isOurs = leaves
      ? watch.isDemo(target) && (toTool || (relatedTarget === null && !watch.isPaused()))
      : watch.isTool(target);
    if (isOurs) event.stopImmediatePropagation();
  }

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    event.preventDefault();
    watch.onLeave();
  }

  /** Popups close on a click elsewhere. React, which listens at the body, has seen it by now. */
  function shield(event: Event) {
    if (isNode(event.target) && watch.isTool(event.target)) event.stopPropagation();
  }

  for (const type of TAKEN) {
    view.addEventListener(type, take, early);
    view.document.body.addEventListener(type, shield, { signal: ended.signal });
  }
  for (const type of ['focusin', 'focusout', 'blur'] as const) {
    view.addEventListener(type, keepFocus, early);
  }
  view.addEventListener('pointermove', point, early);
  view.addEventListener('keydown', leave, early);
  view.document.documentElement.addEventListener('pointerleave', () => watch.onPoint(null), {
    signal: ended.signal,
  });
  return () => ended.abort();
}

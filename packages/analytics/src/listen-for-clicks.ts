import { clickEvent, clickSample } from './core/click-event';
import type { ClickEvent } from './core/event';

/** The middle button opens a link in a new tab; the secondary one opens a menu. */
const MIDDLE_BUTTON = 1;

/**
 * Counts clicks on elements with `data-analytics-event`, and on what is in them.
 *
 * @param send receives the event and the share of such events to be sent
 * @returns the removal of the listeners
 */
export function listenForClicks(
  root: Document | Element,
  send: (event: ClickEvent, ratio: number) => void,
): () => void {
  const onClick = (event: Event) => {
    const element =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>('[data-analytics-event]');
    if (!element || !root.contains(element)) return;
    const click = clickEvent(element.dataset);
    if (click) send(click, clickSample(element.dataset));
  };
  const onAuxClick = (event: Event) => {
    if ((event as MouseEvent).button === MIDDLE_BUTTON) onClick(event);
  };
  // On the way down: an element that stops the event on its way up is counted too.
  root.addEventListener('click', onClick, true);
  root.addEventListener('auxclick', onAuxClick, true);
  return () => {
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('auxclick', onAuxClick, true);
  };
}

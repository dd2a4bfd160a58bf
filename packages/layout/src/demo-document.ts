import { outsideId } from '@lectern/demos/own-look';

/** Where a demo is rendered: its island in the page, or the one in its frame. */
export function islandOf(place: HTMLElement): Element | null {
  if (!(place instanceof HTMLIFrameElement)) return place;
  return place.contentDocument?.querySelector('[data-island]') ?? null;
}

/**
 * Everything that a demo has drawn, what lies over the rest first: open popups stand in the body,
 * which does not tell whose they are.
 *
 * @param tool is no part of any demo
 */
export function demoRoots(place: HTMLElement, tool: Element | null): Element[] {
  const island = islandOf(place);
  if (!island) return [];
  const { body } = island.ownerDocument;
  const outside = island.ownerDocument.getElementById(outsideId(island));
  const popups = [...body.children].filter(
    (child) =>
      child !== tool &&
      !child.contains(island) &&
      !child.hasAttribute('data-outside') &&
      child.querySelector('[class*="Mui"]') !== null,
  );
  return [...popups, ...(outside ? [outside] : [])].reverse().concat(island);
}

/** A box of the demo's document, as it stands in the page. */
export function boxInPage(place: HTMLElement, element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (!(place instanceof HTMLIFrameElement)) return box;
  const frame = place.getBoundingClientRect();
  // A wide frame is drawn smaller.
  const scale = frame.width / place.offsetWidth || 1;
  return new DOMRect(
    frame.left + (place.clientLeft + box.left) * scale,
    frame.top + (place.clientTop + box.top) * scale,
    box.width * scale,
    box.height * scale,
  );
}

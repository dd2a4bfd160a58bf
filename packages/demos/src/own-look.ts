/** What a reader chose for one demo; what is left out follows the page. */
export interface OwnLook {
  readonly mode?: 'light' | 'dark' | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly dense?: boolean | undefined;
  /** What it draws outside of itself, such as menus, has a home of its own. */
  readonly apart?: boolean | undefined;
}

/** What of an element tells the look of the demo inside: its island, or the frame around it. */
export const LOOK_ATTRIBUTES = ['class', 'dir', 'data-density', 'data-apart'];

/** The look that an element tells. */
export function readOwnLook(element: Pick<Element, 'getAttribute'>): OwnLook {
  const classes = (element.getAttribute('class') ?? '').split(' ');
  const mode = (['light', 'dark'] as const).find((one) => classes.includes(`demo-${one}`));
  const dir = element.getAttribute('dir');
  const density = element.getAttribute('data-density');
  return {
    ...(mode && { mode }),
    ...((dir === 'ltr' || dir === 'rtl') && { direction: dir }),
    ...(density !== null && { dense: density === 'dense' }),
    ...(element.getAttribute('data-apart') !== null && { apart: true }),
  };
}

/**
 * Writes a look on an element, from where the root or the document of the demo reads it. The
 * nearest `mode-*` gives the custom properties; rules for one mode ask for `demo-*`, as the page's
 * own mode stands above it and must not count.
 */
export function writeOwnLook(element: HTMLElement, look: OwnLook): void {
  paint(element, look);
  element.toggleAttribute('data-apart', look.apart === true);
  const outside = look.apart ? outsideOf(element) : document.getElementById(outsideId(element));
  if (outside) paint(outside, look);
}

function paint(element: HTMLElement, { mode, direction, dense }: OwnLook): void {
  for (const one of ['light', 'dark'] as const) {
    element.classList.toggle(`mode-${one}`, mode === one);
    element.classList.toggle(`demo-${one}`, mode === one);
  }
  element.style.colorScheme = mode ?? '';
  if (direction) element.dir = direction;
  else element.removeAttribute('dir');
  if (dense === undefined) element.removeAttribute('data-density');
  else element.dataset['density'] = dense ? 'dense' : 'comfortable';
}

/** Id of the element that holds what an island's demo draws outside of itself. */
export function outsideId(island: Pick<Element, 'id'>): string {
  return `${island.id}-outside`;
}

/** That element, at the end of the body; made when it is first asked for. */
export function outsideOf(island: Pick<Element, 'id'>): HTMLElement {
  const id = outsideId(island);
  const known = document.getElementById(id);
  if (known) return known;
  const outside = document.createElement('div');
  outside.id = id;
  outside.dataset['outside'] = '';
  document.body.append(outside);
  return outside;
}

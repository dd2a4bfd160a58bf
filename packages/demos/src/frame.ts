import {
  applyDocumentPlan,
  colorModeStore,
  documentPlan,
  themeChoiceStore,
  type ThemeState,
} from '@lectern/theme-state';
import type { LoadMount } from './island';
import { islandId } from './island-id';
import { LOOK_ATTRIBUTES, readOwnLook } from './own-look';

/**
 * Brings a document with nothing but a demo to life. In a frame it looks like the page around it,
 * but for what the reader chose for this demo; alone it looks as the reader likes the site.
 *
 * The page around it is asked and not the storage: a page's direction may come from its language,
 * and a reader's storage may be closed.
 *
 * @returns the removal of all that; the document keeps its look
 */
export function startFrame(load: LoadMount): () => void {
  const stop = window.frameElement ? followFrame(window.frameElement) : followReader();
  document.addEventListener('click', leaveByLink);
  let ended = false;
  let unmount: (() => void) | undefined;
  mountIsland(load, () => ended).then(
    (remove) => {
      if (ended) remove?.();
      else unmount = remove;
    },
    // What the server rendered stays.
    () => undefined,
  );
  return () => {
    ended = true;
    stop();
    document.removeEventListener('click', leaveByLink);
    unmount?.();
  };
}

/** Mounts the demo that the document, or else its fragment, names. */
async function mountIsland(load: LoadMount, isEnded: () => boolean) {
  const island = document.querySelector<HTMLElement>('[data-island]');
  const mount = await load();
  if (!island || isEnded()) return undefined;
  const id = island.dataset['island'] || decodeURIComponent(location.hash.slice(1));
  island.id = islandId(id);
  return mount(island, id);
}

/** The look of a frame: that of the page around it, but for the frame's own. */
export function lookIn(frame: Element): ThemeState {
  const { body, documentElement } = frame.ownerDocument;
  const { mode, direction, dense } = readOwnLook(frame);
  return {
    paletteMode: mode ?? (body.classList.contains('mode-dark') ? 'dark' : 'light'),
    direction: direction ?? (body.dir === 'rtl' ? 'rtl' : 'ltr'),
    dense: dense ?? documentElement.hasAttribute('data-dense'),
  };
}

/** Calls back with the look of a frame or an island, now and after each change; returns the removal. */
export function followLook(element: Element, apply: (look: ThemeState) => void): () => void {
  const { body, documentElement } = element.ownerDocument;
  const tell = () => apply(lookIn(element));
  const observer = new MutationObserver(tell);
  observer.observe(documentElement, { attributeFilter: ['data-dense'] });
  observer.observe(body, { attributeFilter: ['class', 'dir'] });
  observer.observe(element, { attributeFilter: LOOK_ATTRIBUTES });
  tell();
  return () => observer.disconnect();
}

function followFrame(frame: Element): () => void {
  return followLook(frame, (look) => applyDocumentPlan(document, documentPlan(look)));
}

function followReader(): () => void {
  const modes = colorModeStore();
  const choices = themeChoiceStore();
  const apply = () => {
    const { direction, dense } = choices.getSnapshot();
    const { resolvedMode: paletteMode } = modes.getSnapshot();
    const look = { paletteMode, direction: direction ?? 'ltr', dense: dense ?? false } as const;
    applyDocumentPlan(document, documentPlan(look));
  };
  const removals = [modes.subscribe(apply), choices.subscribe(apply)];
  apply();
  return () => removals.forEach((remove) => remove());
}

/** A page that a demo links to takes the place of the page around it; its own fragments do not. */
function leaveByLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link?.href || link.target) return;
  if (link.origin + link.pathname !== location.origin + location.pathname) link.target = '_top';
}

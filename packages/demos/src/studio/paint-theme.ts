import { DOCUMENTED, type StudioTheme } from './studio-theme';

const painted = new WeakMap<Document, StudioTheme>();

/**
 * Keeps the custom properties of the reader's theme in a document, behind the static sheets. Styles
 * of demos come later, so that a demo with custom properties of its own keeps them.
 *
 * @param css writes them
 */
export function paintTheme(document: Document, theme: StudioTheme, css: () => string): void {
  // Every demo of a page asks for it.
  if ((painted.get(document) ?? DOCUMENTED) === theme) return;
  painted.set(document, theme);
  const known = document.head.querySelector('style[data-studio]');
  if (theme === DOCUMENTED) {
    known?.remove();
    return;
  }
  const style = known ?? document.createElement('style');
  style.textContent = css();
  if (known) return;
  style.setAttribute('data-studio', '');
  const last = [...document.head.querySelectorAll('link[rel="stylesheet"]')].at(-1);
  if (last) last.after(style);
  else document.head.prepend(style);
}

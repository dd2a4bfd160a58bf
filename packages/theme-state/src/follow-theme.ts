import { applyDocumentPlan } from './apply-document-plan';
import type { ColorModeStore } from './core/color-mode-store';
import { documentPlan } from './core/document-plan';
import type { ThemeStore } from './core/theme-store';

/**
 * Joins a page's stores: the theme takes each resolved mode, and the document follows the theme.
 *
 * @returns the removal of both listeners; the document stays as it is
 */
export function followTheme(
  document: Document,
  theme: ThemeStore,
  colorMode: ColorModeStore,
): () => void {
  const take = () =>
    theme.dispatch({
      type: 'CHANGE',
      payload: { paletteMode: colorMode.getSnapshot().resolvedMode },
    });
  const apply = () =>
    applyDocumentPlan(document, documentPlan(theme.getSnapshot(), colorMode.themeColors));
  const removals = [colorMode.subscribe(take), theme.subscribe(apply)];
  take();
  apply();
  return () => removals.forEach((remove) => remove());
}

import type { DocumentPlan, ModePlan } from './core/document-plan';

/**
 * Carries a plan out. Of the body's classes only mode-light and mode-dark are touched, and what is
 * right already is not written again: mutation observers stay quiet.
 *
 * @param document the page's document
 * @param plan from `documentPlan`, or from `modePlan` where direction and density are not to be touched
 */
export function applyDocumentPlan(
  document: Document,
  plan: ModePlan & Partial<DocumentPlan>,
): void {
  const { body, documentElement: root } = document;
  const other = plan.className === 'mode-dark' ? 'mode-light' : 'mode-dark';
  if (body.classList.contains(other)) body.classList.remove(other);
  if (!body.classList.contains(plan.className)) body.classList.add(plan.className);
  if (root.style.colorScheme !== plan.colorScheme) root.style.colorScheme = plan.colorScheme;
  // With its `media` attribute a meta speaks for the system; the reader's choice goes before it.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    if (meta.getAttribute('content') !== plan.themeColor) {
      meta.setAttribute('content', plan.themeColor);
    }
  }
  if (plan.dense !== undefined) root.toggleAttribute('data-dense', plan.dense);
  if (plan.dir === undefined) return;
  // The root too: page scroll bars and what is placed outside of the body follow it.
  for (const element of [root, body]) {
    if (element.dir !== plan.dir) element.dir = plan.dir;
  }
}

import type { ComponentFacts } from '@lectern/page-model';
import { partsOf, prefixesOf, type Part } from './read-parts';

/** An element of a demo that is a part of at least one component. */
export interface PartElement {
  readonly element: Element;
  /** The most specific first; never empty. */
  readonly parts: readonly [Part, ...Part[]];
  /** 1 for what stands in no other part. */
  readonly level: number;
  /** Index of the root that it was found in. */
  readonly root: number;
}

/** A grid of data has hundreds; a list of more helps nobody. */
const MOST_PARTS = 1000;

const SELECTOR = '[class*="Mui"]';

const classesOf = (element: Element) =>
  (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);

/** Elements that may be parts, in the order of the document. */
function candidates(root: Element): Element[] {
  const inside = [...root.querySelectorAll(SELECTOR)];
  return root.matches(SELECTOR) ? [root, ...inside] : inside;
}

/** What the classes below some roots begin with. */
export function prefixesIn(roots: readonly Element[]): string[] {
  const all = roots.flatMap(candidates).flatMap((element) => prefixesOf(classesOf(element)));
  return [...new Set(all)];
}

/** The parts below some roots, in the order of the document. */
export function listParts(
  roots: readonly Element[],
  factsOf: (prefix: string) => ComponentFacts | undefined,
): PartElement[] {
  const found = new Map<Element, PartElement>();
  for (const [root, top] of roots.entries()) {
    for (const element of candidates(top)) {
      const [first, ...others] = partsOf(classesOf(element), factsOf);
      if (!first || found.size === MOST_PARTS) continue;
      const above = ancestorIn(found, element);
      const level = (above?.level ?? 0) + 1;
      found.set(element, { element, parts: [first, ...others], level, root });
    }
  }
  return [...found.values()];
}

function ancestorIn(found: ReadonlyMap<Element, PartElement>, element: Element) {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const part = found.get(at);
    if (part) return part;
  }
  return undefined;
}

/** Whether a part is the root of its component or stands in one. */
export function isInside(element: Element, { className }: Part): boolean {
  const root = className.replace(/-.*/, '-root');
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.classList.contains(root)) return true;
  }
  return false;
}

'use client';

import { listParts, prefixesIn, type PartElement } from '@lectern/demos/parts';
import { useEffect, useState, type RefObject } from 'react';
import { demoRoots, islandOf } from './demo-document';
import { readFacts } from './read-facts';

/** The parts that a demo shows at the moment. */
export interface DemoParts {
  /** Null until they are known. */
  readonly parts: readonly PartElement[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Reads the parts of a demo, anew whenever it changes or opens something. */
export function usePartsOf(
  place: HTMLElement,
  area: string,
  tool: RefObject<Element | null>,
): DemoParts {
  const [parts, setParts] = useState<readonly PartElement[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let frame = 0;
    let ended = false;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    function look() {
      const island = islandOf(place);
      const roots = demoRoots(place, tool.current);
      observer.disconnect();
      if (island) observer.observe(island.ownerDocument.body, { childList: true });
      for (const root of roots) {
        observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] });
      }
      readFacts(area, prefixesIn(roots)).then(
        (facts) => {
          if (!ended) setParts(listParts(roots, (prefix) => facts.get(prefix)));
        },
        () => {
          if (!ended) setFailed(true);
        },
      );
    }
    look();
    // A frame may still load, or load anew when the demo is reset.
    place.addEventListener('load', look);
    return () => {
      ended = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      place.removeEventListener('load', look);
    };
  }, [place, area, tool, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  return { parts, failed, retry };
}

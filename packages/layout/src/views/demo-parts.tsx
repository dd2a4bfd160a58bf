'use client';

import { hitParts, type PartElement } from '@lectern/demos/parts';
import type { Demo } from '@lectern/page-model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { demoRoots, islandOf } from '../demo-document';
import { partsStrings } from '../parts-strings';
import { useShell } from '../shell';
import { usePartsOf } from '../use-parts';
import { useStrings } from '../use-strings';
import { watchPointer } from '../watch-pointer';
import { demoPartsCss } from './demo-parts-css';
import { Failure } from './failure';
import { PartDetails } from './part-details';
import { PartMark } from './part-mark';
import { PartTree } from './part-tree';

const nameOf = ({ parts: [{ component, slot }] }: PartElement) => `${component.name} ${slot}`;

/** Points at the parts of a demo: what each is, and how to style it. It stands under the page. */
export function DemoParts(props: {
  demo: Demo;
  /** The demo's island, or the frame around it. */
  place: HTMLElement;
  onLeave: () => void;
}) {
  const { demo, place, onLeave } = props;
  const { area } = useShell();
  const words = useStrings(partsStrings);
  const tool = useRef<HTMLDivElement>(null);
  const { parts, failed, retry } = usePartsOf(place, area.id, tool);
  const [marked, setMarked] = useState<Element | null>(null);
  const [chosen, setChosen] = useState<Element | null>(null);
  const [isPaused, setPaused] = useState(false);
  const find = (element: Element | null) =>
    parts?.find((one) => element !== null && one.element === element);
  const [over, pinned] = [find(marked), find(chosen)];
  const shown = pinned ?? over;

  /** Elements under a point of the demo's document. */
  const hits = ({ x, y }: { x: number; y: number }) => {
    const seen = (parts ?? []).filter(({ element }) => isSeen(element));
    const boxes = seen.map(({ element, root }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, root };
    });
    return hitParts(boxes, x, y).flatMap((index) => seen[index]?.element ?? []);
  };
  const onPoint = useEffectEvent((at: { x: number; y: number } | null) =>
    setMarked(at ? (hits(at)[0] ?? null) : null),
  );
  /** The next click at the same place chooses what lies under. */
  const onChoose = useEffectEvent((at: { x: number; y: number }) => {
    const here = hits(at);
    const before = chosen ? here.indexOf(chosen) : -1;
    setChosen(here[(before + 1) % Math.max(1, here.length)] ?? null);
  });
  const leave = useEffectEvent(onLeave);
  const paused = useEffectEvent(() => isPaused);

  useEffect(() => {
    const views = new Set([window, islandOf(place)?.ownerDocument.defaultView ?? window]);
    const isTool = (node: Node) => tool.current?.contains(node) ?? false;
    const isDemo = (node: Node) =>
      demoRoots(place, tool.current).some((root) => root.contains(node));
    const removals = [...views].map((view) =>
      watchPointer(view, {
        isTool,
        isDemo,
        isPaused: () => paused(),
        onPoint: (at) => onPoint(at),
        onChoose: (at) => onChoose(at),
        onLeave: () => leave(),
      }),
    );
    return () => removals.forEach((remove) => remove());
  }, [place]);

  useEffect(() => {
    const element = tool.current;
    if (!element) return undefined;
    // A dialog of the demo hides everything else from assistive technology.
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);

  const isThere = parts !== null && parts.length > 0;
  useEffect(() => {
    if (!isThere) return;
    // Popups open below, and the tool takes the lower part of the window.
    place.scrollIntoView({ block: 'start' });
    tool.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [isThere, place]);

  const indexOf = (one: PartElement | undefined) => (one ? (parts?.indexOf(one) ?? -1) : -1);
  const elementAt = (index: number) => parts?.[index]?.element ?? null;
  const reveal = (element: Element | null) =>
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

  return createPortal(
    <div ref={tool}>
      <style>{demoPartsCss}</style>
      <section className="parts" aria-label={words('partsOf', { values: { title: demo.title } })}>
        <div className="parts-head">
          <h2>{words('partsOf', { values: { title: demo.title } })}</h2>
          <p>{words('hint')}</p>
          <button type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
            {words('useDemo')}
          </button>
          <button type="button" onClick={onLeave}>
            {words('leave')}
          </button>
        </div>
        {failed && (
          <Failure className="parts-message" onRetry={retry}>
            {words('failed')}
          </Failure>
        )}
        {!failed && !isThere && (
          <p className="parts-message" role="status">
            {words(parts ? 'empty' : 'loading')}
          </p>
        )}
        {!failed && isThere && (
          <>
            <PartTree
              label={words('parts')}
              parts={parts}
              marked={indexOf(over)}
              chosen={indexOf(pinned)}
              onMark={(index) => {
                setMarked(elementAt(index));
                reveal(elementAt(index));
              }}
              onChoose={(index) => {
                setChosen(elementAt(index));
                reveal(elementAt(index));
              }}
            />
            {shown && <PartDetails key={keyOf(shown.element)} found={shown} />}
          </>
        )}
      </section>
      {over && over !== pinned && (
        <PartMark place={place} element={over.element} label={nameOf(over)} />
      )}
      {pinned && <PartMark place={place} element={pinned.element} label={nameOf(pinned)} chosen />}
    </div>,
    document.body,
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

/** What is typed for one element is not kept for the next. */
function keyOf(element: Element): number {
  const key = keys.get(element) ?? (lastKey += 1);
  keys.set(element, key);
  return key;
}

function isSeen(element: Element): boolean {
  // Older browsers lack it; there, hidden popups are hit too.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

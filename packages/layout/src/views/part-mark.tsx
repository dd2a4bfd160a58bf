'use client';

import { useEffect, useRef } from 'react';
import { boxInPage } from '../demo-document';

/** A frame with a name around an element, wherever scrolling, resizing and motion take it. */
export function PartMark(props: {
  place: HTMLElement;
  element: Element;
  label: string;
  chosen?: boolean;
}) {
  const { place, element, label, chosen = false } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let known = '';
    function follow() {
      frame = requestAnimationFrame(follow);
      const mark = ref.current;
      const { x, y, width, height } = boxInPage(place, element);
      const now = `${x} ${y} ${width} ${height}`;
      if (!mark || now === known) return;
      known = now;
      mark.style.translate = `${x}px ${y}px`;
      mark.style.inlineSize = `${width}px`;
      mark.style.blockSize = `${height}px`;
      mark.style.visibility = width + height > 0 ? 'visible' : 'hidden';
      mark.toggleAttribute('data-low', y < 20);
    }
    follow();
    return () => cancelAnimationFrame(frame);
  }, [place, element]);
  return (
    <div
      ref={ref}
      className="parts-mark"
      data-chosen={chosen ? '' : undefined}
      aria-hidden="true"
      dir="ltr"
    >
      <span>{label}</span>
    </div>
  );
}

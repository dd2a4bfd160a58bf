'use client';

import { useRef, type PointerEvent } from 'react';
import { deskStrings } from '../desk-strings';
import { breakpointAt, clampWidth, MIN_WIDTH, widthByKey } from '../demo-width';
import { useStrings } from '../use-strings';

/** The edge of a demo, which is dragged or moved by keys to make it narrower or wider. */
export function DemoEdge(props: {
  width: number;
  max: number;
  /** Pixels between the stage's edge and the demo. */
  inset: number;
  onChange: (width: number) => void;
}) {
  const { width, max, inset, onChange } = props;
  const desk = useStrings(deskStrings);
  const start = useRef({ x: 0, width });

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = event.clientX - start.current.x;
    onChange(clampWidth(start.current.width + (isRtl(event.currentTarget) ? -moved : moved), max));
  }

  return (
    <div
      className="demo-edge"
      role="slider"
      tabIndex={0}
      aria-label={desk('width')}
      aria-orientation="horizontal"
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={max}
      aria-valuenow={width}
      aria-valuetext={`${width} px, ${breakpointAt(width)}`}
      style={{ insetInlineStart: `min(${inset + width}px, 100% - 14px)` }}
      onKeyDown={(event) => {
        const next = widthByKey(event.key, width, { max, rtl: isRtl(event.currentTarget) });
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
      onPointerDown={(event) => {
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
    />
  );
}

/** Whether an element is laid out from right to left: the text around a demo has its own direction. */
export function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

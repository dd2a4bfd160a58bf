'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A disclosure that opens without JavaScript. With it, it closes on Escape, on a click elsewhere and
 * when a link in it was followed.
 */
export function Menu(props: {
  /** What it is for; left out where the summary tells it. */
  label?: string;
  summary: ReactNode;
  align?: 'start' | 'end';
  /** Called when it is about to be opened, and when it is found open. */
  onNear?: () => void;
  children: ReactNode;
}) {
  const { label, summary, align = 'start', onNear, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const close = () => {
      details.open = false;
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!details.contains(event.target as Node)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    details.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      details.removeEventListener('click', onClick);
    };
  }, []);

  useEffect(() => {
    // It opens before scripts run, too.
    if (ref.current?.open) onNear?.();
  }, [onNear]);

  return (
    <details
      ref={ref}
      className="menu"
      name="top-bar-menu"
      data-align={align}
      onPointerEnter={onNear}
      onFocus={onNear}
      onToggle={onNear}
    >
      <summary aria-label={typeof summary === 'string' ? `${label}: ${summary}` : label}>
        {summary}
        <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 4.5 6 7.5l3-3" />
        </svg>
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}

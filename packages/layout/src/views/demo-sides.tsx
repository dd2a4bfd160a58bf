'use client';

import { writeOwnLook, type OwnLook } from '@lectern/demos/own-look';
import { useTranslate } from '@lectern/docs-config';
import type { Demo } from '@lectern/page-model';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const SIDES = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
] as const;

/** Room for popups, which can't leave their frame. */
const MIN_HEIGHT = 240;

/** A demo in both modes and directions, each in a document of its own: ids must not meet. */
export function DemoSides(props: { demo: Demo; address: string; look: OwnLook }) {
  const { demo, address, look } = props;
  const t = useTranslate();
  return (
    <div className="demo-sides">
      {SIDES.map((side) => {
        const name = `${t(side.mode)}, ${t(side.direction)}`;
        return (
          <figure key={name}>
            <figcaption>{name}</figcaption>
            <Side
              address={address}
              title={`${demo.title}: ${name}`}
              look={{ ...look, ...side }}
              {...(demo.frame && demo.height && { height: demo.height })}
            />
          </figure>
        );
      })}
    </div>
  );
}

/** A frame that is as high as what is in it. */
function Side(props: { address: string; title: string; look: OwnLook; height?: number }) {
  const { address, title, look, height } = props;
  const ref = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [needed, setNeeded] = useState(MIN_HEIGHT);

  // Before the document inside asks how it shall look.
  useLayoutEffect(() => {
    if (ref.current) writeOwnLook(ref.current, look);
  });
  useEffect(() => {
    if (!content || height) return undefined;
    const observer = new ResizeObserver(() =>
      setNeeded(Math.max(MIN_HEIGHT, content.offsetHeight)),
    );
    observer.observe(content);
    return () => observer.disconnect();
  }, [content, height]);

  return (
    <iframe
      ref={ref}
      src={address}
      title={title}
      height={height ?? needed}
      onLoad={() => setContent(ref.current?.contentDocument?.documentElement ?? null)}
    />
  );
}

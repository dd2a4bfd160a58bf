'use client';

import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { islandId } from './island-id';

/** Puts a demo into its island. Resolves with the function that takes it out again. */
export type MountIsland = (container: HTMLElement, demoId: string) => Promise<() => void>;

/** Fetches the mount function; called when the first island nears the viewport. */
export type LoadMount = () => Promise<MountIsland>;

const LoadMountContext = createContext<LoadMount | null>(null);

/** Names the module that mounts the demos of a site. */
export function IslandProvider(props: { load: LoadMount; children: ReactNode }) {
  return <LoadMountContext value={props.load}>{props.children}</LoadMountContext>;
}

/**
 * How far below the viewport an island is fetched: about a second of scrolling on a phone, so that
 * it works when the reader arrives.
 */
const NEAR = '400px 0px';

export interface IslandProps {
  /** Identifier of the demo. */
  readonly id: string;
  /** Height in pixels held free until the demo has rendered. */
  readonly height?: number;
  /** Shown in place of the demo when its code can't be fetched. */
  readonly failed: (retry: () => void) => ReactNode;
}

/**
 * The place of a demo. The server's HTML is left untouched until the island nears the viewport;
 * then its code is fetched and the same DOM nodes are hydrated as a root of their own.
 */
export function Island({ id, height, failed }: IslandProps) {
  const load = useContext(LoadMountContext);
  const ref = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    const container = ref.current;
    if (!container || !load) return undefined;
    let ended = false;
    let unmount: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load()
          .then((mount) => (ended ? undefined : mount(container, id)))
          .then(
            (remove) => {
              if (ended) remove?.();
              else unmount = remove;
            },
            () => {
              if (!ended) setBroken(true);
            },
          );
      },
      { rootMargin: NEAR },
    );
    observer.observe(container);
    return () => {
      ended = true;
      observer.disconnect();
      // React refuses to unmount a root while it renders another one.
      if (unmount) setTimeout(unmount);
    };
  }, [id, load, attempt]);

  const retry = () => {
    setBroken(false);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <div
        ref={ref}
        data-island={id}
        id={islandId(id)}
        style={height ? { minHeight: height } : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {broken && failed(retry)}
    </>
  );
}

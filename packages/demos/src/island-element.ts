'use client';

import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { LOOK_ATTRIBUTES, outsideId, readOwnLook, type OwnLook } from './own-look';

/** The island that a demo is rendered in; null on the server. */
export const IslandElement = createContext<HTMLElement | null>(null);

const NONE: OwnLook = {};

/** What the reader chose for this demo alone. */
export function useOwnLook(): OwnLook {
  const island = useContext(IslandElement);
  const store = useMemo(() => {
    let known = NONE;
    return {
      get() {
        const look = island ? readOwnLook(island) : NONE;
        if (JSON.stringify(look) !== JSON.stringify(known)) known = look;
        return known;
      },
      subscribe(listener: () => void) {
        if (!island) return () => undefined;
        const observer = new MutationObserver(listener);
        observer.observe(island, { attributeFilter: LOOK_ATTRIBUTES });
        return () => observer.disconnect();
      },
    };
  }, [island]);
  return useSyncExternalStore(store.subscribe, store.get, () => NONE);
}

/** Id of the home of what the demo draws outside of itself; left out where that is the body. */
export function useOutside(): string | undefined {
  const island = useContext(IslandElement);
  const { apart } = useOwnLook();
  return island && apart ? outsideId(island) : undefined;
}

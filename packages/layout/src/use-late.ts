'use client';

import { useCallback, useState, type ComponentType } from 'react';

/** A view that is fetched when it is first needed. */
export interface Late<Props> {
  /** Null until it is fetched. */
  readonly View: ComponentType<Props> | null;
  readonly load: () => void;
  /** It could not be fetched; `load` tries again. */
  readonly failed: boolean;
}

/**
 * Keeps a view out of the first load.
 *
 * @param fetchView imports its module; the same function in every render
 */
export function useLate<Props = object>(
  fetchView: () => Promise<ComponentType<Props>>,
): Late<Props> {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchView().then(
      (view) => setView(() => view),
      () => setFailed(true),
    );
  }, [fetchView]);
  return { View, load, failed };
}

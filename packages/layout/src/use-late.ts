'use client';

import { useCallback, useEffect, useState, type ComponentType } from 'react';

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

/** A view that is fetched as soon as it is needed; null until then, and where it can't be had. */
export function useLateWhen<Props = object>(
  needed: boolean,
  fetchView: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const { View, load } = useLate(fetchView);
  useEffect(() => {
    if (needed) load();
  }, [needed, load]);
  return needed ? View : null;
}

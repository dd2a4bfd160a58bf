'use client';

import { browserStorage, tolerantStorage } from '@lectern/theme-state';
import { VERSION_KEY } from '@lectern/version-lens';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useShell } from './shell';

/** Where on a page the version lens has a say, and what stands there without it. */
export type LensPlace = { readonly children?: ReactNode } & (
  | { readonly at: 'chooser' | 'version' | 'article' | 'props' }
  | { readonly at: 'prop' | 'function'; readonly name: string }
  | { readonly at: 'demo'; readonly needs: string }
);

/** The views of the version lens, which are fetched once somebody uses it. */
export interface Lens {
  /** Fills the places; null until it is fetched. */
  readonly View: ComponentType<LensPlace> | null;
  readonly load: () => void;
  /** It could not be fetched. */
  readonly failed: boolean;
}

/** Where the versions that a reader uses are kept. */
export const lensStorage = tolerantStorage(browserStorage);

const LensContext = createContext<Lens>({ View: null, load: () => undefined, failed: false });

/** Fetches the lens where a version was chosen on an earlier page, or is chosen in another tab. */
export function LensProvider({ children }: { children: ReactNode }) {
  const { area, recorded } = useShell();
  const [View, setView] = useState<Lens['View']>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./views/version-lens').then(
      ({ VersionLens }) => setView(() => VersionLens),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    const follow = () => {
      if (recorded && lensStorage.get(VERSION_KEY + area.id)) load();
    };
    follow();
    return lensStorage.subscribe(follow);
  }, [recorded, area.id, load]);
  return <LensContext value={{ View, load, failed }}>{children}</LensContext>;
}

/** The lens of the page. */
export function useLens(): Lens {
  return useContext(LensContext);
}

/** A place on the page that the lens may fill. */
export function LensSlot(place: LensPlace): ReactNode {
  const { View } = useLens();
  return View ? <View {...place} /> : place.children;
}

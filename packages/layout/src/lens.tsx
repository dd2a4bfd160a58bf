'use client';

import { browserStorage, tolerantStorage } from '@lectern/theme-state';
import { VERSION_KEY } from '@lectern/version-lens';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useShell } from './shell';
import { useLate, type Late } from './use-late';

/** Where on a page the version lens has a say, and what stands there without it. */
export type LensPlace = { readonly children?: ReactNode } & (
  | { readonly at: 'chooser' | 'version' | 'article' | 'props' }
  | { readonly at: 'prop' | 'function'; readonly name: string }
  | { readonly at: 'demo'; readonly needs: string }
);

/** The views of the version lens, which are fetched once somebody uses it and then fill the places. */
export type Lens = Late<LensPlace>;

/** Where the versions that a reader uses are kept. */
export const lensStorage = tolerantStorage(browserStorage);

const fetchLens = () => import('./views/version-lens').then(({ VersionLens }) => VersionLens);

const LensContext = createContext<Lens>({ View: null, load: () => undefined, failed: false });

/** Fetches the lens where a version was chosen on an earlier page, or is chosen in another tab. */
export function LensProvider({ children }: { children: ReactNode }) {
  const { area, recorded } = useShell();
  const lens = useLate(fetchLens);
  const { load } = lens;
  useEffect(() => {
    const follow = () => {
      if (recorded && lensStorage.get(VERSION_KEY + area.id)) load();
    };
    follow();
    return lensStorage.subscribe(follow);
  }, [recorded, area.id, load]);
  return <LensContext value={lens}>{children}</LensContext>;
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

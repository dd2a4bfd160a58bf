'use client';

import { lazy, Suspense } from 'react';
import { useShell } from '../shell';
import { useHydrated } from '../use-hydrated';

// An ad that can't be fetched leaves its room empty.
const PageAd = lazy(() => import('./page-ad').catch(() => ({ default: Room })));

/** The room of the page's ad in the server's HTML; the ad itself is no part of the first load. */
export function AdSlot() {
  const { adConfig } = useShell();
  const hydrated = useHydrated();
  if (adConfig.enabled === false) return null;
  return hydrated ? (
    <Suspense fallback={<Room />}>
      <PageAd />
    </Suspense>
  ) : (
    <Room />
  );
}

function Room() {
  return <span className="lectern-ad" />;
}

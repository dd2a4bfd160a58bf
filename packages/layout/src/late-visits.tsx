'use client';

import { useEffect } from 'react';
import { useShell } from './shell';
import { useLate } from './use-late';

const fetchVisits = () => import('./views/visits').then(({ Visits }) => Visits);

/** Fetches the counting of visits where the site names who counts; elsewhere nothing of it is loaded. */
export function LateVisits() {
  const endpoint = useShell().site.analytics?.endpoint;
  const { View, load } = useLate(fetchVisits);
  useEffect(() => {
    if (endpoint) load();
  }, [endpoint, load]);
  return endpoint && View && <View endpoint={endpoint} />;
}

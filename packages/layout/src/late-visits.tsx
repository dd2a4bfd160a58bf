'use client';

import { useShell } from './shell';
import { useLateWhen } from './use-late';

const fetchVisits = () => import('./views/visits').then(({ Visits }) => Visits);

/** Fetches the counting of visits where the site names who counts; elsewhere nothing of it is loaded. */
export function LateVisits() {
  const endpoint = useShell().site.analytics?.endpoint;
  const View = useLateWhen(Boolean(endpoint), fetchVisits);
  return endpoint && View && <View endpoint={endpoint} />;
}

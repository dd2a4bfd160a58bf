'use client';

import type { Demo } from '@lectern/page-model';
import { useEffect } from 'react';
import { useLate } from '../use-late';

const fetchMenu = () => import('./demo-open-menu').then(({ DemoOpenMenu }) => DemoOpenMenu);

/** Lets a reader go on with a demo elsewhere. It needs scripts, so it comes once they run. */
export function DemoOpen({ demo }: { demo: Demo }) {
  const { View, load } = useLate(fetchMenu);
  useEffect(load, [load]);
  return View && <View demo={demo} />;
}

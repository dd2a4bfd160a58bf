'use client';

import type { DemoProjects } from '@lectern/demos/project';
import type { Demo } from '@lectern/page-model';
import { useEffect, useState } from 'react';
import { useShell } from './shell';

type Loaded = DemoProjects | 'loading' | 'failed';

/**
 * The projects made of a demo, fetched once they are wanted, and what asks for them again.
 *
 * @param wanted nothing is fetched before
 */
export function useDemoProjects(demo: Demo, wanted = true): readonly [Loaded, () => void] {
  const { area } = useShell();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    if (loaded !== 'loading' || !wanted) return undefined;
    const stop = new AbortController();
    fetchProjects(`/demos/${area.id}/${demo.id}.json`, stop.signal).then(setLoaded, () => {
      if (!stop.signal.aborted) setLoaded('failed');
    });
    return () => stop.abort();
  }, [area.id, demo.id, loaded, wanted]);
  return [loaded, () => setLoaded('loading')];
}

async function fetchProjects(href: string, signal: AbortSignal): Promise<DemoProjects> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return (await response.json()) as DemoProjects;
}

'use client';

import type { AreaRecord } from '@lectern/page-model';
import { useEffect, useSyncExternalStore } from 'react';

/** A record that is under way is undefined, one that did not come is null. */
const records = new Map<string, AreaRecord | null | undefined>();
const listeners = new Set<() => void>();

function keep(area: string, record: AreaRecord | null | undefined) {
  records.set(area, record);
  for (const listener of [...listeners]) listener();
}

/** Fetches the record of an area's API, once; after a failure it can be asked for again. */
export function loadRecord(area: string): void {
  if (records.has(area) && records.get(area) !== null) return;
  keep(area, undefined);
  fetch(`/history/${area}.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`The record answered ${response.status}.`);
      return response.json() as Promise<AreaRecord>;
    })
    .then(
      (record) => keep(area, record),
      () => keep(area, null),
    );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The record of an area's API: undefined until it is there, null where it could not be fetched. */
export function useRecord(area: string): AreaRecord | null | undefined {
  useEffect(() => {
    if (!records.has(area)) loadRecord(area);
  }, [area]);
  return useSyncExternalStore(
    subscribe,
    () => records.get(area),
    () => undefined,
  );
}

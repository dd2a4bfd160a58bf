'use client';

import type { AreaRecord } from '@lectern/page-model';
import { createVersionStore, findRecorded } from '@lectern/version-lens';
import { useSyncExternalStore } from 'react';
import { lensStorage } from './lens';
import { useShell } from './shell';
import { useRecord } from './use-record';

/** The versions that the reader uses, by area. */
export const versionStore = createVersionStore(lensStorage);

/** The area's record and the reader's minor on it. */
export interface ReaderVersion {
  /** Undefined while it is fetched, null where that failed. */
  readonly record: AreaRecord | null | undefined;
  /** Null where none is chosen, or none that is on record. */
  readonly version: string | null;
}

/** The version for which the reader reads the area. */
export function useVersion(): ReaderVersion {
  const { area } = useShell();
  const record = useRecord(area.id);
  const stored = useSyncExternalStore(
    versionStore.subscribe,
    () => versionStore.get(area.id),
    () => null,
  );
  const versions = record?.areas.find(({ id }) => id === area.id)?.versions ?? [];
  const isMinor = stored !== null && /^\d+\.\d+$/.test(stored);
  return { record, version: (isMinor && findRecorded(versions, stored)) || null };
}

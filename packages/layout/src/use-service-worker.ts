'use client';

import { isOfficialHost } from '@lectern/offline/is-official-host';
import type { SiteConfig } from '@lectern/page-model';
import { useEffect } from 'react';

/** Keeps the published site readable without a connection; other hosts get no worker. */
export function useServiceWorker({ origin }: SiteConfig): void {
  useEffect(() => {
    if (!isOfficialHost(location.hostname, origin)) return;
    const ended = new AbortController();
    import('@lectern/offline').then(
      ({ registerServiceWorker }) => {
        if (ended.signal.aborted) return;
        const stop = registerServiceWorker('/service-worker.js');
        ended.signal.addEventListener('abort', stop);
      },
      // The chunk can't be had now; the next page tries again.
      () => undefined,
    );
    return () => ended.abort();
  }, [origin]);
}

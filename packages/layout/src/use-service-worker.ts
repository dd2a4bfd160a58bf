'use client';

import { isOfficialHost } from '@lectern/offline/is-official-host';
import type { PageProps, SiteConfig } from '@lectern/page-model';
import { useEffect } from 'react';

/**
 * Keeps the published site readable without a connection: every page that is shown, and the search.
 * Other hosts get no worker.
 */
export function useServiceWorker({ origin }: SiteConfig, { path, language }: PageProps): void {
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

  useEffect(() => {
    if (!isOfficialHost(location.hostname, origin)) return;
    import('@lectern/offline')
      .then(({ keepShownPage }) =>
        keepShownPage({
          files: [`/search/${language}.json`],
          load: () => import('./views/search-dialog'),
        }),
      )
      .catch(() => undefined);
  }, [origin, path, language]);
}

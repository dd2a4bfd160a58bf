'use client';

import { isOfficialHost } from '@lectern/offline/is-official-host';
import type { PageProps, SiteConfig } from '@lectern/page-model';
import { useEffect } from 'react';

/**
 * Keeps the published site readable without a connection: every page that is shown, and the search.
 * Other hosts get no worker.
 */
export function useServiceWorker(
  { origin, areas }: SiteConfig,
  { path, language }: PageProps,
): void {
  useEffect(() => {
    if (!isOfficialHost(location.hostname, origin)) return;
    import('./keep-page')
      .then(({ keepPage }) =>
        keepPage(
          language,
          areas.map(({ id }) => id),
        ),
      )
      // What can't be had now is tried again with the next page.
      .catch(() => undefined);
  }, [origin, areas, path, language]);
}

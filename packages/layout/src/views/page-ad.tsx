'use client';

import { Ad, AdProvider } from '@lectern/ads';
import { useTranslate } from '@lectern/docs-config';
import { reportAd } from '../ad-reports';
import { useShell } from '../shell';

/** The ad of a page view; each page has its own. */
export default function PageAd() {
  const { adConfig, page } = useShell();
  const t = useTranslate();
  return (
    <AdProvider config={{ report: reportAd, ...adConfig }}>
      <Ad key={page.path} placement="body-top" labels={{ advertisement: t('advertisement') }} />
    </AdProvider>
  );
}

'use client';

import {
  AnalyticsProvider,
  asksNotToBeTracked,
  beaconAdapter,
  createAnalytics,
  reportWebVitals,
  useAnalytics,
  usePageView,
  useUserProperties,
} from '@lectern/analytics';
import { useCodeVariant } from '@lectern/code-tools';
import { productFromPathname } from '@lectern/nav';
import { useColorMode } from '@lectern/theme-state';
import { useEffect, useMemo } from 'react';
import { receiveAdReports } from '../ad-reports';
import { useShell } from '../shell';
import { consentChoice } from '../consent';
import { useStoredChoice } from '../stored-choice';
import { ConsentNotice } from './consent-notice';

/** Counts visits for those who agreed, and asks those who have not said; nobody who asks not to be tracked. */
export function Visits({ endpoint }: { endpoint: string }) {
  const consent = useStoredChoice(consentChoice);
  const analytics = useMemo(
    () =>
      createAnalytics({
        adapter: beaconAdapter(endpoint),
        consent: () => consentChoice.get() === 'given',
      }),
    [endpoint],
  );
  if (asksNotToBeTracked()) return null;
  if (consent === null) return <ConsentNotice endpoint={endpoint} onAnswer={consentChoice.set} />;
  if (consent === 'refused') return null;
  return (
    <AnalyticsProvider analytics={analytics}>
      <Visit />
    </AnalyticsProvider>
  );
}

function Visit() {
  const { site, page } = useShell();
  const analytics = useAnalytics();
  const { codeVariant } = useCodeVariant();
  const { mode, systemMode } = useColorMode();
  useUserProperties({
    codeVariant,
    language: page.language,
    pixelRatio: window.devicePixelRatio,
    colorScheme: mode,
    systemColorScheme: systemMode,
  });
  usePageView({
    title: page.title,
    href: page.path,
    languages: site.languages.slice(1).map(({ code }) => code),
    ...productFromPathname(page.path),
  });
  useEffect(() => receiveAdReports(analytics.send), [analytics]);
  useEffect(() => {
    void reportWebVitals({ analytics, load: () => import('web-vitals') });
  }, [analytics]);
  return null;
}

'use client';

import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { AnalyticsEvent } from './core/event';
import { pageView, type PageViewOptions } from './core/page-view';
import { userProperties, type UserProperties } from './core/user-properties';
import { createAnalytics, type Analytics } from './create-analytics';
import { listenForClicks } from './listen-for-clicks';

/** Without a provider nothing is sent: counting is never a reason to fail. */
const AnalyticsContext = createContext<Analytics>(createAnalytics());

export interface AnalyticsProviderProps {
  readonly analytics: Analytics;
  readonly children?: ReactNode;
}

/** Hands analytics to the components below, and counts the clicks of the whole page. */
export function AnalyticsProvider({ analytics, children }: AnalyticsProviderProps) {
  useEffect(() => listenForClicks(document, analytics.send), [analytics]);
  return <AnalyticsContext.Provider value={analytics}>{children}</AnalyticsContext.Provider>;
}

/** The analytics of the nearest provider; silent ones without. */
export function useAnalytics(): Analytics {
  return useContext(AnalyticsContext);
}

/** Sends a page view when the page becomes another one. */
export function usePageView(page: PageViewOptions): void {
  useSendOnChange(pageView(page), page.href);
}

/** Sends the reader's settings, and again when one of them changes; null while they are unknown. */
export function useUserProperties(properties: UserProperties | null): void {
  const event = properties && userProperties(properties);
  useSendOnChange(event, event && JSON.stringify(event));
}

/** Sends an event when its key is new: once for each key in turn, under StrictMode too. */
function useSendOnChange(event: AnalyticsEvent | null, key: string | null): void {
  const { send } = useAnalytics();
  const sent = useRef<string>(null);
  useEffect(() => {
    if (event === null || sent.current === key) return;
    sent.current = key;
    send(event);
  });
}

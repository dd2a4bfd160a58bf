'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { AdContent } from './core/in-house-ads';

/** What is reported of a slot. */
export interface AdReport {
  readonly type: 'ad';
  readonly action: 'display' | 'click' | 'crash';
  readonly label: string;
}

/** A site's choices about ads. Nothing leaves the page that is not named here. */
export interface AdConfig {
  /** Share of sessions whose display events are reported. */
  readonly GADisplayRatio?: number;
  readonly enabled?: boolean;
  /** Ads of the site's own. */
  readonly inHouse?: readonly AdContent[];
  /** Receives the slot's events. */
  readonly report?: (event: AdReport) => void;
}

const AdContext = createContext<AdConfig | null>(null);

/** Hands the ad configuration to the slots below. */
export function AdProvider(props: { config: AdConfig; children: ReactNode }) {
  return <AdContext.Provider value={props.config}>{props.children}</AdContext.Provider>;
}

/**
 * The ad configuration, with its default display ratio of 0.1.
 *
 * @throws when there is no provider above
 */
export function useAdConfig(): AdConfig & { readonly GADisplayRatio: number } {
  const config = useContext(AdContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return { ...config, GADisplayRatio: config.GADisplayRatio ?? 0.1 };
}

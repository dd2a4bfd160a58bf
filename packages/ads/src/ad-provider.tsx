'use client';

import { createContext, useCallback, useContext, useMemo, useRef, type ReactNode } from 'react';
import { parseAdConfig, type AdConfig, type CompleteAdConfig } from './core/ad-config';

interface AdContextValue {
  readonly config: CompleteAdConfig;
  /** Takes the network for one slot: returns how to give it back, or null while another has it. */
  readonly claimNetwork: () => (() => void) | null;
}

const AdContext = /* @__PURE__ */ createContext<AdContextValue | null>(null);

export interface AdProviderProps {
  /** May be `{}`: in-house ads alone, and nothing leaves the page. */
  readonly config: AdConfig;
  readonly children?: ReactNode;
}

/** Hands the ad configuration to the slots below, and the network to one of them at a time. */
export function AdProvider({ config, children }: AdProviderProps) {
  const taken = useRef(false);
  const claimNetwork = useCallback(() => {
    if (taken.current) return null;
    taken.current = true;
    return () => {
      taken.current = false;
    };
  }, []);
  const value = useMemo(
    () => ({ config: parseAdConfig(config), claimNetwork }),
    [config, claimNetwork],
  );
  return <AdContext.Provider value={value}>{children}</AdContext.Provider>;
}

/** The context for the slots of this package. */
export function useAdContext(): AdContextValue {
  const value = useContext(AdContext);
  if (!value) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return value;
}

/**
 * The ad configuration with its defaults, such as a `GADisplayRatio` of 0.1.
 *
 * @throws when there is no `AdProvider` above
 */
export function useAdConfig(): CompleteAdConfig {
  return useAdContext().config;
}

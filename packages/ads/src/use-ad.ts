'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useAdContext } from './ad-provider';
import type { AdReport, CompleteAdConfig } from './core/ad-config';
import { createAdLife, type AdView } from './core/ad-life';
import { isBot } from './core/is-bot';
import { feedSource } from './feed-source';
import { networkSource } from './network-source';

export interface AdSlot {
  readonly config: CompleteAdConfig;
  readonly view: AdView;
  /** For the element that a network's script may fill. */
  readonly room: RefObject<HTMLDivElement | null>;
  readonly reportClick: (label: string) => void;
  readonly crash: () => void;
}

const delay = (callback: () => void, milliseconds: number) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** One slot in the browser: its life begins after mount and ends with the component. */
export function useAd(placement: string): AdSlot {
  const { config, claimNetwork } = useAdContext();
  const [life] = useState(createAdLife);
  const view = useSyncExternalStore(life.subscribe, life.getView, life.getView);
  const room = useRef<HTMLDivElement>(null);

  // A site may hand in a new object with each render: only a new place or a new source begins anew.
  const latest = useRef(config);
  useEffect(() => {
    latest.current = config;
  });
  const report = (event: AdReport) => latest.current.report?.(event);

  const { enabled, network, feedUrl } = config;
  const scriptUrl = network?.scriptUrl;
  useEffect(() => {
    const { network: current, random = Math.random } = latest.current;
    const release = current ? claimNetwork() : null;
    const end = life.start({
      placement,
      config: latest.current,
      isBot: isBot(navigator.userAgent),
      sources: [
        ...(current && release ? [networkSource(current, () => room.current)] : []),
        ...(feedUrl ? [feedSource(feedUrl)] : []),
      ],
      random,
      delay,
      report: (event) => latest.current.report?.(event),
    });
    return () => {
      end();
      release?.();
    };
  }, [life, claimNetwork, placement, enabled, scriptUrl, feedUrl]);

  return {
    config,
    view,
    room,
    reportClick: (label) => report({ type: 'ad', action: 'click', label }),
    crash: () => {
      life.crash();
      // Out of React's hands, where a fault of the site's own reporter would take the page down.
      queueMicrotask(() => report({ type: 'ad', action: 'crash', label: view.label ?? placement }));
    },
  };
}

'use client';

import DOMPurify from 'dompurify';
import { Component, useEffect, useState, type ReactNode } from 'react';
import { useAdConfig } from './ad-provider';
import {
  adLabel,
  adShape,
  createAd,
  DISPLAY_DELAY,
  shouldReport,
  type AdShape,
  type AdState,
} from './core/ad-state';
import { inHouseAds, type AdContent } from './core/in-house-ads';

export interface AdProps {
  /** Name of the place, part of the event labels. */
  readonly placement: string;
  readonly labels?: { readonly advertisement?: string };
}

interface Decision {
  readonly state: AdState;
  readonly shape: AdShape;
  readonly content: AdContent;
  readonly reports: boolean;
}

const BOT = /bot|crawl|spider|lighthouse|headless.*prerender/i;

/**
 * An ad slot. Its box is in the server's HTML and has its height in every state, so nothing moves;
 * what is in it is drawn after mount, so that server and client agree.
 */
export function Ad(props: AdProps) {
  const { report } = useAdConfig();
  return (
    <CrashBoundary
      onCrash={() => report?.({ type: 'ad', action: 'crash', label: props.placement })}
    >
      <AdSlot {...props} />
    </CrashBoundary>
  );
}

function AdSlot({ placement, labels = {} }: AdProps) {
  const { enabled = true, inHouse = inHouseAds, report, GADisplayRatio } = useAdConfig();
  const [decision, setDecision] = useState<Decision>();

  useEffect(() => {
    const isBot = BOT.test(navigator.userAgent);
    const state = createAd({ roll: Math.random(), isBot, enabled, hasNetwork: false });
    const content = inHouse[Math.floor(Math.random() * inHouse.length)];
    if (!content) return;
    setDecision({
      state,
      shape: adShape(Math.random()),
      content: { ...content, description: sanitize(content.description) },
      reports: shouldReport(Math.random(), GADisplayRatio),
    });
  }, [enabled, inHouse, GADisplayRatio]);

  useEffect(() => {
    const label = decision?.reports && adLabel(decision.state, placement, decision.shape);
    if (!label || !report) return undefined;
    const timer = setTimeout(() => report({ type: 'ad', action: 'display', label }), DISPLAY_DELAY);
    return () => clearTimeout(timer);
  }, [decision, placement, report]);

  if (decision?.state.status === 'hidden') return <span />;
  return (
    <aside className="lectern-ad" data-shape={decision?.shape}>
      {decision && (
        <>
          <a
            className="lectern-ad-image"
            href={decision.content.link}
            rel="sponsored noopener"
            target="_blank"
            tabIndex={-1}
            aria-hidden="true"
          >
            <img src={decision.content.img} alt="" width={130} height={100} />
          </a>
          <div className="lectern-ad-text">
            <span className="lectern-ad-label">{labels.advertisement ?? 'Advertisement'}</span>
            <a
              href={decision.content.link}
              rel="sponsored noopener"
              target="_blank"
              data-analytics-event="ad"
              data-analytics-label={adLabel(decision.state, placement, decision.shape)}
              dangerouslySetInnerHTML={{ __html: decision.content.description }}
            />
          </div>
        </>
      )}
    </aside>
  );
}

/** Keeps text and emphasis; the whole ad is one link, so links inside it go. */
function sanitize(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ['b', 'strong', 'em', 'i'],
    ALLOWED_ATTR: [],
  });
}

class CrashBoundary extends Component<
  { onCrash: () => void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}

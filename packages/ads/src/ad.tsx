'use client';

import type { MouseEvent } from 'react';
import { AdCard } from './ad-card';
import { CrashBoundary } from './crash-boundary';
import { useAd, type AdSlot } from './use-ad';

/** Texts of a slot. */
export interface AdLabels {
  /** Above every ad. */
  readonly advertisement?: string;
  /** Shown to one in five readers whose browser blocks the network. */
  readonly notice?: string;
}

export interface AdProps {
  /** Name of the place, part of the event labels. */
  readonly placement: string;
  /** English by default. */
  readonly labels?: AdLabels;
}

const english: Required<AdLabels> = {
  advertisement: 'Advertisement',
  notice: 'Ads pay for the work on these pages. Please consider allowing them here.',
};

/**
 * An ad slot. Its box is in the server's HTML and has one size in every state, so that nothing around
 * it moves; what is in it is decided after mount. Give it a `key` of the page's path, so that each
 * page view has its own ad.
 *
 * @throws when there is no `AdProvider` above
 */
export function Ad({ placement, labels }: AdProps) {
  const slot = useAd(placement);
  if (!slot.config.enabled) return null;
  const empty = <span className="lectern-ad" />;
  if (slot.view.state.status === 'hidden') return empty;
  return (
    <CrashBoundary onCrash={slot.crash} fallback={empty}>
      <AdBox slot={slot} labels={{ ...english, ...labels }} />
    </CrashBoundary>
  );
}

function AdBox({ slot, labels }: { slot: AdSlot; labels: Required<AdLabels> }) {
  const { config, view, room, reportClick } = slot;
  const { state, shape, content, label } = view;
  const { advertisement, notice } = labels;
  const clickLabel = content?.label ?? label;
  const isNetworkAd = state.status === 'carbon' && !content;

  const countClick = ({ target, button }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    // The secondary button opens a menu, not the ad.
    if (isLink && clickLabel && button !== 2) reportClick(clickLabel);
  };

  return (
    <aside
      className="lectern-ad"
      data-state={state.status}
      data-shape={shape}
      aria-label={label ? advertisement : undefined}
      onClick={countClick}
      onAuxClick={countClick}
    >
      {config.network && (
        <div className="lectern-ad-network" hidden={state.status !== 'probing' && !isNetworkAd}>
          {isNetworkAd && <span className="lectern-ad-label">{advertisement}</span>}
          <div ref={room} />
        </div>
      )}
      {content && (
        <AdCard
          content={content}
          advertisement={advertisement}
          counting={config.report ? {} : clickAttributes(clickLabel)}
        />
      )}
      {state.status === 'in-house-adblock' && <p className="lectern-ad-notice">{notice}</p>}
    </aside>
  );
}

/** For the page's analytics, where no `report` counts the clicks: so that none is counted twice. */
function clickAttributes(label: string | null) {
  return { 'data-analytics-event': 'ad', ...(label ? { 'data-analytics-label': label } : {}) };
}

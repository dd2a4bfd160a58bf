import type { AdReport } from '@lectern/ads';

type Receive = (event: AdReport) => void;

let receive: Receive | undefined;

/** Takes the events of the ad slots; they are dropped while nobody counts. */
export function reportAd(event: AdReport): void {
  receive?.(event);
}

/** Hands the events of the ad slots on, to one receiver at a time; returns the removal. */
export function receiveAdReports(next: Receive): () => void {
  receive = next;
  return () => {
    if (receive === next) receive = undefined;
  };
}

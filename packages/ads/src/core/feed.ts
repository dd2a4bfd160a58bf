/** An item of a remote ad feed, as it arrives. */
export interface FeedItem {
  readonly statlink?: string;
  readonly statimp?: string;
  /** Tracking addresses, separated by `||`. */
  readonly pixel?: string;
  readonly timestamp?: string;
  readonly image?: string;
  readonly company?: string;
  readonly description?: string;
}

/** Fetches in all before the feed counts as empty. */
export const FEED_ATTEMPTS = 10;

/** The first item of a feed that leads somewhere; undefined for anything that is no such feed. */
export function pickFeedAd(feed: unknown): FeedItem | undefined {
  if (feed === null || typeof feed !== 'object') return undefined;
  const { ads } = feed as { ads?: unknown };
  if (!Array.isArray(ads)) return undefined;
  return ads.find(
    (item): item is FeedItem =>
      item !== null &&
      typeof item === 'object' &&
      typeof (item as FeedItem).statlink === 'string' &&
      (item as FeedItem).statlink !== '',
  );
}

export interface FetchFeedOptions {
  /** Fetches and parses the feed once; rejects when the network fails. */
  readonly load: () => Promise<unknown>;
  /** Waits; the pause doubles after each try. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Asks for an ad up to ten times. A network failure yields nothing and is not tried again. */
export async function fetchFeedAd({ load, wait }: FetchFeedOptions): Promise<FeedItem | undefined> {
  for (let attempt = 0; attempt < FEED_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(100 * 2 ** attempt);
    let feed: unknown;
    try {
      feed = await load();
    } catch {
      // The reader sees the in-house ad instead: an ad must never cost an error.
      return undefined;
    }
    const found = pickFeedAd(feed);
    if (found) return found;
  }
  return undefined;
}

/**
 * Tracking addresses of a feed item: split at `||`, every timestamp placeholder replaced, and only
 * those over https.
 */
export function expandPixels(pixel: string, timestamp: string | number): string[] {
  return pixel
    .split('||')
    .map((url) => url.replaceAll('[timestamp]', String(timestamp)).trim())
    .filter((url) => url.startsWith('https://'));
}

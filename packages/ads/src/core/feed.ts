/** An item of a remote ad feed, as it arrives: nothing in it is to be trusted. */
export interface FeedItem {
  /** Where the ad leads. */
  readonly statlink: string;
  /** Address that counts the impression. */
  readonly statimp?: string;
  /** Further tracking addresses, separated by `||`, with `[timestamp]` to be filled in. */
  readonly pixel?: string;
  readonly timestamp?: string | number;
  readonly image?: string;
  readonly company?: string;
  /** Text; may hold HTML. */
  readonly description?: string;
}

/** Fetches in all before the feed counts as empty. */
export const FEED_ATTEMPTS = 10;

/** Milliseconds before a further try. They grow with each, to 11 s in all: a slow feed is not hurried. */
export const feedPause = (attempt: number): number => attempt * 250;

/**
 * The first item of a feed that is not empty and has a `statlink`.
 *
 * @param feed what the feed answered, `{ ads: […] }` or the list itself
 * @returns undefined where there is none, and for anything that is no feed
 */
export function pickFeedAd(feed: unknown): FeedItem | undefined {
  const list: unknown = Array.isArray(feed) ? feed : (feed as { ads?: unknown } | null)?.ads;
  return Array.isArray(list) ? list.find(isFeedItem) : undefined;
}

function isFeedItem(item: unknown): item is FeedItem {
  const statlink = (item as Partial<FeedItem> | null | undefined)?.statlink;
  return typeof statlink === 'string' && statlink !== '';
}

export interface FetchFeedOptions {
  /** Fetches and parses the feed once; rejects when the network fails. */
  readonly load: () => Promise<unknown>;
  /** Waits for some milliseconds before the next try. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Ends the tries once `aborted`. */
  readonly signal?: { readonly aborted: boolean };
}

/** Asks for an ad up to ten times. A network failure yields nothing and is not tried again. */
export async function fetchFeedAd(options: FetchFeedOptions): Promise<FeedItem | undefined> {
  const { load, wait, signal } = options;
  for (let attempt = 0; attempt < FEED_ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(feedPause(attempt));
    if (signal?.aborted) return undefined;
    let feed: unknown;
    try {
      feed = await load();
    } catch {
      // The reader sees another ad or none: an ad must never cost an error.
      return undefined;
    }
    const found = pickFeedAd(feed);
    if (found) return found;
  }
  return undefined;
}

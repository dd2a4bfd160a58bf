import type { AdContent } from './ad-content';
import { expandPixels } from './expand-pixels';
import type { FeedItem } from './feed';
import { httpsUrl } from './https-url';

/** Characters of a description that are kept: a hostile feed cannot fill the page's memory. */
const LONGEST_DESCRIPTION = 1000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A feed item as an ad; undefined when it does not lead to an address over https. */
export function adFromFeed(item: FeedItem): AdContent | undefined {
  const link = httpsUrl(item.statlink);
  if (!link) return undefined;
  const company = text(item.company);
  return {
    name: company,
    link,
    img: httpsUrl(item.image) ?? '',
    description: text(item.description).slice(0, LONGEST_DESCRIPTION) || company,
    poweredby: company,
  };
}

/**
 * Addresses that count the showing of a feed item, each once and over https.
 *
 * @param now milliseconds of the epoch, for an item without a timestamp
 */
export function impressionUrls(item: FeedItem, now: number): string[] {
  const counter = httpsUrl(item.statimp);
  const pixels = expandPixels(item.pixel, item.timestamp ?? now);
  return [...new Set(counter ? [counter, ...pixels] : pixels)];
}

import { adFromFeed, impressionUrls } from './core/ad-from-feed';
import type { AdSource } from './core/ad-source';
import { fetchFeedAd } from './core/feed';
import { loadFeed } from './load-feed';

/** Milliseconds after which a try that has not been answered ends the search. */
const ANSWER_WITHIN = 10_000;

/** A JSON feed of ads, whose first usable item this package draws. */
export function feedSource(url: string): AdSource {
  return {
    kind: 'feed',
    probe: () => 'nothing',
    open: ({ found, failed }) => {
      const controller = new AbortController();
      const { signal } = controller;
      let timer: ReturnType<typeof setTimeout> | undefined;

      const wait = (milliseconds: number) =>
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, milliseconds);
        });
      const load = () => {
        timer = setTimeout(() => controller.abort(), ANSWER_WITHIN);
        return loadFeed(url, signal).finally(() => clearTimeout(timer));
      };

      let closed = false;
      void fetchFeedAd({ load, wait, signal }).then((item) => {
        if (closed) return;
        const content = item && adFromFeed(item);
        if (!content) {
          failed('empty');
          return;
        }
        found(content);
        impressionUrls(item, Date.now()).forEach(ping);
      });
      return () => {
        closed = true;
        clearTimeout(timer);
        controller.abort();
      };
    },
  };
}

/** Counts an impression: an image that nobody sees is the one request that needs no permission. */
function ping(url: string): void {
  new Image().src = url;
}

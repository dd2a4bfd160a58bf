import { expect, test } from 'vitest';
import { FEED_ATTEMPTS, fetchFeedAd, pickFeedAd } from './feed';

const item = { statlink: 'https://a.test/' };

test.each<[string, unknown]>([
  ['HTML', '<html>'],
  ['an empty list', { ads: [] }],
  ['a list that is none', { ads: 'none' }],
  ['nothing', null],
  ['a number', 3],
  ['entries without a link', { ads: [null, 3, 'x', [], {}, { statlink: '' }, { statlink: 1 }] }],
])('[D4] a feed that answers %s has no ad', (_title, feed) => {
  expect(pickFeedAd(feed)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['of the answer', { ads: [{}, null, item, { statlink: 'https://b.test/' }] }],
  ['of a bare list', [{}, item]],
])('[D4] [B6] the first entry with a statlink is taken, %s', (_title, feed) => {
  expect(pickFeedAd(feed)).toBe(item);
});

/** A feed that gives its answers in turn, the last one again and again. */
function feedOf(...answers: (() => unknown)[]) {
  const pauses: number[] = [];
  let loads = 0;
  const load = async () => {
    const answer = answers[Math.min(loads, answers.length - 1)];
    loads += 1;
    return answer?.();
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  return { load, wait, pauses, loads: () => loads };
}

const none = () => ({ ads: [] });
const down = () => {
  throw new Error('down');
};

test.each<[string, (() => unknown)[], typeof item | undefined, number]>([
  ['found at once: one fetch', [() => [item]], item, 1],
  ['found at the third', [none, none, () => [item]], item, 3],
  ['found at the tenth', [...Array<typeof none>(9).fill(none), () => [item]], item, 10],
  ['empty ten times: no ad', [none], undefined, 10],
  ['down: no ad and no further try', [down], undefined, 1],
  ['down after an empty answer', [none, down], undefined, 2],
])('[D4] a feed %s', async (_title, answers, expected, loads) => {
  const feed = feedOf(...answers);
  expect(await fetchFeedAd(feed)).toBe(expected);
  expect(feed.loads()).toBe(loads);
});

test('[D4] the pause grows with each of the nine further tries', async () => {
  const feed = feedOf(none);
  await fetchFeedAd(feed);
  expect(feed.pauses).toHaveLength(FEED_ATTEMPTS - 1);
  expect(feed.pauses.every((pause, index) => pause > (feed.pauses[index - 1] ?? 0))).toBe(true);
});

test('[D4] a slot that is gone asks no further', async () => {
  const feed = feedOf(none);
  const signal = { aborted: false };
  const wait = async () => {
    signal.aborted = true;
  };
  expect(await fetchFeedAd({ load: feed.load, wait, signal })).toBeUndefined();
  expect(feed.loads()).toBe(1);
});

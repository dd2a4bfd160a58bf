import { expect, test } from 'vitest';
import { adFromFeed, impressionUrls } from './ad-from-feed';
import type { FeedItem } from './feed';

const item: FeedItem = {
  statlink: '//ads.test/click',
  statimp: '//ads.test/seen',
  pixel: 'https://p.test/[timestamp]||http://p.test/||https://ads.test/seen',
  timestamp: '1700',
  image: 'https://ads.test/i.png',
  company: 'Acme',
  description: 'Tools <b>for</b> all',
};

test('[B6] a feed item as an ad', () => {
  expect(adFromFeed(item)).toEqual({
    name: 'Acme',
    link: 'https://ads.test/click',
    img: 'https://ads.test/i.png',
    description: 'Tools <b>for</b> all',
    poweredby: 'Acme',
  });
});

test.each(['javascript:alert(1)', 'http://ads.test/', '/click', 'https://', 'data:text/html,x'])(
  '[B6] an item that leads to %s is dropped',
  (statlink) => {
    expect(adFromFeed({ ...item, statlink })).toBeUndefined();
  },
);

test('[B6] a picture that is not over https is left out, wrong types become empty', () => {
  const hostile = {
    statlink: 'https://a.test/',
    image: 'javascript:x',
    company: 1,
    description: {},
  };
  expect(adFromFeed(hostile as unknown as FeedItem)).toEqual({
    name: '',
    link: 'https://a.test/',
    img: '',
    description: '',
    poweredby: '',
  });
});

test('[B6] an endless description is cut', () => {
  expect(adFromFeed({ ...item, description: 'x'.repeat(1e6) })?.description).toHaveLength(1000);
});

test('[B6] impressions: over https, the timestamp filled in, each address once', () => {
  expect(impressionUrls(item, 5)).toEqual(['https://ads.test/seen', 'https://p.test/1700']);
});

test('[B6] an item without a timestamp is counted with the time of now', () => {
  const { timestamp: _, statimp: __, ...rest } = item;
  expect(impressionUrls(rest, 5)).toEqual(['https://p.test/5', 'https://ads.test/seen']);
});

test('[B6] an item without counters counts nothing', () => {
  expect(impressionUrls({ statlink: 'https://a.test/' }, 5)).toEqual([]);
});

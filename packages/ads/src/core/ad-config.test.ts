import { expect, test } from 'vitest';
import { parseAdConfig, type AdConfig } from './ad-config';
import { inHouseAds } from './in-house-ads';

test('[B8] [G1] the default: in-house ads, one display in ten reported, nothing outside', () => {
  expect(parseAdConfig({})).toEqual({ GADisplayRatio: 0.1, enabled: true, inHouse: inHouseAds });
});

test.each<[unknown, number]>([
  [undefined, 0.1],
  [0, 0],
  [0.5, 0.5],
  [1, 1],
  [Number.NaN, 0.1],
  [-1, 0.1],
  ['0.5', 0.1],
])('[B8] a GADisplayRatio of %s is taken as %s', (GADisplayRatio, expected) => {
  expect(parseAdConfig({ GADisplayRatio } as AdConfig).GADisplayRatio).toBe(expected);
});

test.each([undefined, null])('%s is the default configuration', (config) => {
  expect(parseAdConfig(config)).toEqual(parseAdConfig({}));
});

test('ads of the site replace ours; what cannot be drawn is left out', () => {
  const own = { name: 'Own', link: '/shop/', img: '', description: 'Ours' };
  const inHouse = [null, { link: 3 }, own, { ...own, description: undefined }];
  expect(parseAdConfig({ inHouse } as unknown as AdConfig).inHouse).toEqual([own]);
  expect(parseAdConfig({ inHouse: [] }).inHouse).toEqual([]);
});

test('what a site names is kept', () => {
  const report = () => undefined;
  const network = { scriptUrl: 'https://ads.example/a.js', probeSelector: '#ad' };
  const config = { network, feedUrl: 'https://ads.example/feed', report, enabled: false };
  expect(parseAdConfig(config)).toMatchObject(config);
});

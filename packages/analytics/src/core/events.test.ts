import { expect, test } from 'vitest';
import {
  clickEvent,
  clickSample,
  pageLocation,
  pageView,
  shouldSample,
  userProperties,
  WEB_VITALS_RATIO,
  webVitalEvent,
} from '../core';

test('[E4] a page view: title, location, product and category', () => {
  const page = { title: 'Button', productId: 'material-ui', productCategoryId: 'core' };
  const href = '/zh/material-ui/react-button/?a=1#props';
  expect(pageView({ ...page, href, languages: ['zh'] })).toEqual({
    type: 'page_view',
    location: '/material-ui/react-button/',
    ...page,
  });
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['/zh/', '/'],
  ['/zh', '/'],
  ['/zh/x/#a', '/x/'],
  ['/zhx/', '/zhx/'],
  ['/de/x/', '/de/x/'],
  ['/x/zh/', '/x/zh/'],
  ['/x/?q=/zh/', '/x/'],
  ['https://docs.test/zh/x/?q#h', 'https://docs.test/x/'],
  ['https://docs.test', 'https://docs.test/'],
  ['//zh/x/', '//zh/x/'],
])('[E4] the location of %s is %s', (href, location) => {
  expect(pageLocation(href, ['zh', 'ar'])).toBe(location);
});

test('[E5] the settings of a reader, and nothing else that is handed in', () => {
  const settings = {
    codeVariant: 'TS',
    language: 'en',
    pixelRatio: 2,
    colorScheme: 'system',
    systemColorScheme: 'dark',
  };
  const sloppy = { ...settings, email: 'reader@site.test' };
  expect(userProperties(sloppy)).toEqual({ type: 'user_properties', ...settings });
});

test('[E6] a click names the element; without a name there is no event', () => {
  expect(clickEvent({ analyticsEvent: 'menu', analyticsLabel: 'blog' })).toEqual({
    type: 'menu',
    action: 'click',
    label: 'blog',
  });
  expect(clickEvent({ analyticsEvent: 'menu' })?.label).toBeNull();
  expect(clickEvent({ analyticsLabel: 'blog' })).toBeNull();
});

test.each([
  [undefined, 1],
  ['0.25', 0.25],
  ['0', 0],
  ['1', 1],
  ['2', 1],
  ['-1', 1],
  ['some', 1],
])('[E6] data-analytics-sample of %s sends a share of %s', (analyticsSample, ratio) => {
  expect(clickSample(analyticsSample === undefined ? {} : { analyticsSample })).toBe(ratio);
});

test.each([
  [0, 0, false],
  [0, 0.1, true],
  [0.1, 0.1, true],
  [0.11, 0.1, false],
  [0.9999, 1, true],
])('[E6] a roll of %s at a ratio of %s is in the sample: %s', (roll, ratio, expected) => {
  expect(shouldSample(roll, ratio)).toBe(expected);
});

test('[E8] a web vital, from one session in ten thousand', () => {
  expect(webVitalEvent({ name: 'LCP', value: 1200, rating: 'good' })).toEqual({
    type: 'web_vital',
    name: 'LCP',
    value: 1200,
    rating: 'good',
  });
  expect(WEB_VITALS_RATIO).toBe(0.0001);
});

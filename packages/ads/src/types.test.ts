import { expectTypeOf, test } from 'vitest';
import {
  adLabel,
  adReducer,
  createAd,
  expandPixels,
  pickFeedAd,
  type AdConfig,
  type AdContent,
  type AdState,
  type FeedItem,
} from './index';

test('the types of the contract', () => {
  expectTypeOf(createAd).returns.toEqualTypeOf<AdState>();
  expectTypeOf(adReducer).returns.toEqualTypeOf<AdState>();
  expectTypeOf(adLabel).returns.toEqualTypeOf<string | null>();
  expectTypeOf(pickFeedAd).returns.toEqualTypeOf<FeedItem | undefined>();
  expectTypeOf(expandPixels).returns.toExtend<readonly string[]>();
});

test('what the compiler refuses', () => {
  expectTypeOf({}).toExtend<AdConfig>();
  expectTypeOf({ GADisplayRatio: 'often' }).not.toExtend<AdConfig>();
  expectTypeOf({ network: { scriptUrl: 'https://ads.example/a.js' } }).not.toExtend<AdConfig>();
  expectTypeOf({ name: 'An ad without a link' }).not.toExtend<AdContent>();
});

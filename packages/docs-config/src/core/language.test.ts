import { expect, test } from 'vitest';
import { dictionariesOf, directionOf } from './language';

test.each([
  ['en', 'ltr'],
  ['zh', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['az', 'ltr'],
  ['az-Arab', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['no tag', 'ltr'],
  ['', 'ltr'],
])('the direction of %s is %s', (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});

test('the closest dictionary comes first', () => {
  const [zh, hant, tw] = [{ a: 'zh' }, { a: 'hant' }, { a: 'tw' }];
  const translations = { en: {}, zh, 'zh-Hant': hant, 'zh-Hant-TW': tw };
  expect(dictionariesOf(translations, 'zh-Hant-TW')).toEqual([tw, hant, zh]);
  expect(dictionariesOf(translations, 'zh-Hans')).toEqual([zh]);
  expect(dictionariesOf(translations, 'ja')).toEqual([]);
});

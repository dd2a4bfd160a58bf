import { expect, test } from 'vitest';
import { isBot } from './is-bot';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'DuckDuckBot/1.1',
  'Sogou web spider/4.0',
  'ia_archiver crawler',
  'Mozilla/5.0 Chrome/120 Safari/537.36 Chrome-Lighthouse',
])('[C10] %s is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36 Chrome/120',
  '',
])('[C10] %s is a reader', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

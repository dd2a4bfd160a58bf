// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepLanguage, languageScript } from './language-choice';

/** Where the script leads from an address; undefined where the reader stays. */
function leads(from: string): string | undefined {
  const url = new URL(from, 'https://lamps.example');
  const replace = vi.fn<(target: string) => void>();
  const location = { pathname: url.pathname, search: url.search, hash: url.hash, replace };
  new Function('location', languageScript(['zh', 'ar']))(location);
  return replace.mock.calls[0]?.[0];
}

test.each([
  ['zh', '/', '/zh/'],
  ['zh', '/?q=1#top', '/zh/?q=1#top'],
  ['zh', '/lamps/', undefined],
  ['zh', '/ar/', undefined],
  ['en', '/', undefined],
  ['//evil.example', '/', undefined],
])('[B3] who chose %s is led from %s to %s', (chosen, from, to) => {
  keepLanguage(chosen);
  expect(leads(from)).toBe(to);
});

test('[B3] who chose nothing stays, and so do those whose storage is denied', () => {
  localStorage.clear();
  expect(leads('/')).toBeUndefined();
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(leads('/')).toBeUndefined();
  denied.mockRestore();
});

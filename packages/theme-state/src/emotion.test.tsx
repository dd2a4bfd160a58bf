// @vitest-environment jsdom
import { CacheProvider, jsx } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Direction } from './core/theme-reducer';
import { createDirectionCache } from './emotion';

afterEach(cleanup);

/** Rules that a cache has written, whether as text or by insertRule. */
const rulesOf = (cache: ReturnType<typeof createDirectionCache>) =>
  cache.sheet.tags.flatMap((tag) =>
    [...(tag.sheet?.cssRules ?? [])].map((rule) => rule.cssText.replaceAll(/\s+/g, ' ')),
  );

function show(direction: Direction, key: string) {
  const cache = createDirectionCache(direction, { key, speedy: true });
  render(
    <CacheProvider value={cache}>{jsx('p', { css: { marginLeft: 4 } }, 'text')}</CacheProvider>,
  );
  return rulesOf(cache).join('');
}

test('[C7] in the browser there is one cache for each direction, for the life of the page', () => {
  const [ltr, rtl] = [createDirectionCache('ltr'), createDirectionCache('rtl')];
  expect(ltr).not.toBe(rtl);
  expect(createDirectionCache('ltr')).toBe(ltr);
  expect(createDirectionCache('rtl')).toBe(rtl);
});

test('[C7] right to left mirrors what is written; left to right does not', () => {
  expect(show('ltr', 'a')).toContain('margin-left: 4px');
  expect(show('rtl', 'b')).toContain('margin-right: 4px');
});

test('[G10] in speedy mode a sheet splits at 65000 rules', () => {
  const { sheet } = createDirectionCache('ltr', { key: 'many', speedy: true });
  const insertOne = () => sheet.insert('a{}');
  insertOne();
  // jsdom parses slowly; how many rules a sheet gets is what counts here.
  const rules = Object.getPrototypeOf(sheet.tags[0]?.sheet) as CSSStyleSheet;
  const insertRule = vi.spyOn(rules, 'insertRule').mockReturnValue(0);
  for (let rule = 1; rule < 65_000; rule += 1) insertOne();
  expect(insertRule).toHaveBeenCalledTimes(64_999);
  expect(sheet.tags).toHaveLength(1);
  insertOne();
  expect(sheet.tags).toHaveLength(2);
  insertRule.mockRestore();
});

// The types must be found by packages that read this source too.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./stylis.d.ts" />
import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from './core/theme-reducer';

/** What Emotion is told when a cache is made. */
export interface DirectionCacheOptions {
  /** Prefix of class names, `mui` by default; the right-to-left cache adds `rtl` to it. */
  readonly key?: string;
  /** For style elements under a Content Security Policy. */
  readonly nonce?: string;
  /** The element behind which styles go. */
  readonly insertionPoint?: HTMLElement;
  /**
   * Write by `insertRule` instead of text nodes, where a sheet takes 65000 rules before the next
   * one starts. By default Emotion's own choice: on in its production build.
   */
  readonly speedy?: boolean;
}

const made = new Map<string, EmotionCache>();

/**
 * The style cache of a direction. In the browser there is one per direction and key for the life of
 * the page, made with the options of the first call; on the server each call makes a new one, since
 * a cache collects the styles of one response.
 *
 * @throws what Emotion throws, as for a key that has capitals or digits
 */
export function createDirectionCache(
  direction: Direction,
  { key = 'mui', ...options }: DirectionCacheOptions = {},
): EmotionCache {
  const rtl = direction === 'rtl';
  const name = rtl ? `${key}rtl` : key;
  const known = made.get(name);
  if (known) return known;
  const cache = createCache({
    ...options,
    key: name,
    ...(rtl && { stylisPlugins: [prefixer, rtlPlugin] }),
  });
  if (typeof document !== 'undefined') made.set(name, cache);
  return cache;
}

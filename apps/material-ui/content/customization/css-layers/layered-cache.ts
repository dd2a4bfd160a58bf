import createCache, { type EmotionCache } from '@emotion/cache';

/** A style cache that writes everything into the layer `mui`. */
export function createLayeredCache(): EmotionCache {
  const cache = createCache({ key: 'layered' });
  const insert = cache.insert;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const styles = serialized.styles.startsWith('@layer')
      ? serialized.styles
      : `@layer mui {${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}

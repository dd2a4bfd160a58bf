import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { islandPrefix } from './island-id';
import type { DemoProvidersProps } from './providers';

export interface ServerIslandOptions {
  readonly registry: Readonly<Record<string, ComponentType>>;
  readonly Providers: ComponentType<DemoProvidersProps>;
  /** A cache of this render alone. */
  readonly cache: EmotionCache;
}

/** A style element for the head. */
export interface CriticalStyle {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

const EMPTY_ISLAND = /(<div data-island="([^"]+)"[^>]*>)(<\/div>)/g;

/**
 * Fills the empty islands of a rendered page with the demos' own HTML, each rendered as the root
 * that the client will hydrate, and collects the critical CSS.
 *
 * @throws the demo's error, naming the demo
 */
export function fillIslands(
  html: string,
  { registry, Providers, cache }: ServerIslandOptions,
): { html: string; styles: CriticalStyle[] } {
  // Styles are collected from the cache instead of standing between the elements.
  cache.compat = true;
  const filled = html.replace(EMPTY_ISLAND, (_all, open: string, id: string, close: string) => {
    const Demo = registry[id];
    if (!Demo) throw new Error(`The page shows the demo "${id}", which is not in the registry.`);
    try {
      const inner = renderToString(
        <StrictMode>
          <Providers cache={cache}>
            <Demo />
          </Providers>
        </StrictMode>,
        { identifierPrefix: islandPrefix(id) },
      );
      return `${open}<div>${inner}</div>${close}`;
    } catch (error) {
      throw new Error(`The demo "${id}" can't be rendered on the server.`, { cause: error });
    }
  });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { styles } = extractCriticalToChunks(filled);
  return { html: filled, styles };
}

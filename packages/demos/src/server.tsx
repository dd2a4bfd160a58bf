import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { directionStore, type Direction } from './direction';
import { islandPrefix } from './island-id';
import type { DemoProvidersProps } from './providers';

export interface ServerIslandOptions {
  readonly registry: Readonly<Record<string, ComponentType>>;
  readonly Providers: ComponentType<DemoProvidersProps>;
  /** Makes a cache for one render. */
  readonly createCache: (direction: Direction) => EmotionCache;
}

/** A style element for the head. */
export interface CriticalStyle {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

/** A demo's HTML and the styles it inserted. */
interface RenderedDemo {
  readonly html: string;
  readonly cache: EmotionCache;
}

const EMPTY_ISLAND = /(<div data-island="([^"]+)"[^>]*>)(<\/div>)/g;

/**
 * Makes the function that fills the empty islands of a rendered page with the demos' own HTML, each
 * rendered as the root that the client will hydrate, and collects the critical CSS. A demo is
 * rendered once for each direction: the languages that share one show the same.
 *
 * @throws the demo's error, naming the demo
 */
export function createIslandFiller({ registry, Providers, createCache }: ServerIslandOptions) {
  const rendered = new Map<string, RenderedDemo>();

  /** Styles are collected from the cache instead of standing between the elements. */
  const collectingCache = (direction: Direction) =>
    Object.assign(createCache(direction), { compat: true as const });

  const render = (id: string, direction: Direction): RenderedDemo => {
    const Demo = registry[id];
    if (!Demo) throw new Error(`The page shows the demo "${id}", which is not in the registry.`);
    const cache = collectingCache(direction);
    try {
      const html = directionStore.renderIn(direction, () =>
        renderToString(
          <StrictMode>
            <Providers cache={cache}>
              <Demo />
            </Providers>
          </StrictMode>,
          { identifierPrefix: islandPrefix(id) },
        ),
      );
      return { html, cache };
    } catch (error) {
      throw new Error(`The demo "${id}" can't be rendered on the server.`, { cause: error });
    }
  };

  return (html: string, direction: Direction): { html: string; styles: CriticalStyle[] } => {
    const cache = collectingCache(direction);
    const filled = html.replace(EMPTY_ISLAND, (_all, open: string, id: string, close: string) => {
      const key = `${direction} ${id}`;
      const demo = rendered.get(key) ?? render(id, direction);
      rendered.set(key, demo);
      Object.assign(cache.inserted, demo.cache.inserted);
      Object.assign(cache.registered, demo.cache.registered);
      return `${open}<div>${demo.html}</div>${close}`;
    });
    const { extractCriticalToChunks } = createEmotionServer(cache);
    const { styles } = extractCriticalToChunks(filled);
    return { html: filled, styles };
  };
}

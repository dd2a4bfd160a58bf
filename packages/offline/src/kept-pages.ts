import { holdsDocuments } from './core/build-caches';

/** A page that can be read without a connection. */
export interface KeptPage {
  readonly pathname: string;
  readonly title: string;
  readonly language: string;
  readonly direction: string;
}

/** The pages that the worker keeps on this device, the latest first. */
export async function keptPages(): Promise<KeptPage[]> {
  // Pages without TLS have no caches.
  if (!('caches' in globalThis)) return [];
  const found = new Map<string, KeptPage>();
  const names = await caches.keys();
  for (const name of names.filter(holdsDocuments).reverse()) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const { pathname } = new URL(request.url);
      if (found.has(pathname)) continue;
      const page = describe(pathname, (await (await cache.match(request))?.text()) ?? '');
      if (page) found.set(pathname, page);
    }
  }
  return [...found.values()];
}

/** A page as its own document names it; its text is left unread, as there may be a hundred. */
function describe(pathname: string, html: string): KeptPage | undefined {
  const tag = /<html[^>]*>/.exec(html)?.[0];
  const head = /<title[^>]*>[^<]*<\/title>/.exec(html)?.[0];
  // A demo in a document of its own is no page to read.
  if (!tag || !head || tag.includes('data-framed')) return undefined;
  const { title, documentElement } = new DOMParser().parseFromString(tag + head, 'text/html');
  return { pathname, title, language: documentElement.lang, direction: documentElement.dir };
}

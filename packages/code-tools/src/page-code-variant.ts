'use client';

import {
  createCodeVariantStore,
  type CodeVariantStore,
  type CookieJar,
} from './core/code-variant-store';

/** Cookies tell nobody that they changed: they are read again when the reader comes back. */
const browserCookies: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
  subscribe(listener) {
    const events = ['focus', 'pageshow'] as const;
    for (const event of events) window.addEventListener(event, listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

let page: CodeVariantStore | undefined;

/**
 * The code variant of this page: React roots share it without a provider, and while any of them
 * listens `data-code-variant` of the document follows. On the server each call makes one of its own.
 */
export function codeVariantStore(): CodeVariantStore {
  if (typeof document === 'undefined') return createCodeVariantStore();
  page ??= createCodeVariantStore({
    cookies: browserCookies,
    hash: () => window.location.hash,
    onChange: (variant) => document.documentElement.setAttribute('data-code-variant', variant),
  });
  return page;
}

'use client';

import { cookieValue } from './core/cookie';

/**
 * The value of one of the reader's cookies, decoded; undefined where there is none.
 *
 * @throws on the server, where there is no reader: what is rendered there must not depend on one
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `getCookie('${name}') can't be used on the server. Render a default there and read the cookie in the browser.`,
    );
  }
  return cookieValue(document.cookie, name);
}

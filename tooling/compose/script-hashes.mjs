import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Hashes of the inline scripts that a browser would run, in the form a Content Security Policy
 * takes. Data blocks are no scripts.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', body = '']) => {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1];
      const runs = type === undefined || type === 'module' || type === 'text/javascript';
      return runs && !/\bsrc=/.test(attributes) && body !== '';
    })
    .map(([, , body = '']) => `sha256-${createHash('sha256').update(body).digest('base64')}`);
}

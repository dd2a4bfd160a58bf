/** Serves a static site on this machine with the headers and redirects that its host will use. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import sirv from 'sirv';
import { parseHeaders, parseMissing, parseRedirects } from './host-rules.mjs';

/** What static hosts send where `_headers` says nothing of caching. */
const HOST_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * @param {{
 *   directory: string,
 *   port: number,
 *   host?: string,
 *   tls?: { key: string, cert: string },
 *   fallbackPorts?: number,
 *   onBusy?: (port: number, next: number) => void,
 * }} options `port` 0 takes any free one; with `tls` it speaks HTTPS; `fallbackPorts` is how many ports above are tried
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws when no port is free
 */
export async function serve(options) {
  const { directory, port, host = '127.0.0.1', fallbackPorts = 0, onBusy, tls } = options;
  const read = async (name) => {
    const file = path.join(directory, name);
    return existsSync(file) ? readFile(file, 'utf8') : '';
  };
  const headersOf = parseHeaders(await read('_headers'));
  const rules = await read('_redirects');
  const redirectOf = parseRedirects(rules);
  const missingPageOf = parseMissing(rules);
  const files = sirv(directory, { etag: true, setHeaders: () => undefined });

  const answer = (request, response) => {
    const pathname = safePathname(request.url);
    response.setHeader('Cache-Control', HOST_CACHE_CONTROL);
    for (const [name, value] of Object.entries(headersOf(pathname))) {
      response.setHeader(name, value);
    }
    const redirect = redirectOf(pathname) ?? slashRedirect(directory, pathname);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.location }).end();
      return;
    }
    const hidden = pathname === '/_headers' || pathname === '/_redirects';
    const missing = async () => {
      const page = await read(missingPageOf(pathname));
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    };
    if (hidden) missing();
    else files(request, response, missing);
  };
  const server = tls ? createSecureServer(tls, answer) : createServer(answer);

  const actual = await listen(server, { port, host, fallbackPorts, onBusy });
  const name = host === '0.0.0.0' ? 'localhost' : host;
  return {
    url: `${tls ? 'https' : 'http'}://${name}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Path of a request; an URL that can't be read leads to the 404 page. */
function safePathname(url = '/') {
  try {
    return decodeURIComponent(new URL(url, 'http://site').pathname);
  } catch (error) {
    if (error instanceof URIError || error instanceof TypeError) return '/404.html';
    throw error;
  }
}

function slashRedirect(directory, pathname) {
  if (pathname.endsWith('/') || path.extname(pathname) !== '') return undefined;
  // A leading double slash would name another host.
  const clean = `/${pathname.replace(/^\/+/, '')}`;
  const page = path.join(directory, path.normalize(clean), 'index.html');
  if (!page.startsWith(directory) || !existsSync(page)) return undefined;
  return { location: `${encodeURI(clean)}/`, status: 308 };
}

async function listen(server, { port, host, fallbackPorts, onBusy }) {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.off('error', reject);
          resolve(server.address().port);
        });
      });
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      if (candidate >= port + fallbackPorts) {
        throw new Error(
          `Port ${port}${fallbackPorts ? ` to ${candidate}` : ''} is in use. Set PORT to a free one.`,
        );
      }
      onBusy?.(candidate, candidate + 1);
    }
  }
}

import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { site } from '../compose/site.mjs';
import { serve } from '../serve/serve.mjs';
import { browserArgs, browserPath } from './browser.mjs';
import { linkSite, writeLaterBuild } from './later-build';

/** A host of the site that can be given later builds. */
export interface Host {
  readonly origin: string;
  /** Puts a later build in the place of the one that is served. */
  readonly deploy: (
    build: string,
    pages: readonly string[],
    edit?: (directory: string) => void,
  ) => Promise<void>;
  /** No connection leads to the host any more. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serves the composed site from a folder of its own. */
export async function openHost(tls?: { key: string; cert: string }): Promise<Host> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-host-'));
  let directory = path.join(folder, 'first');
  linkSite(directory);
  let server = await serve({ directory, port: 0, ...(tls && { tls }) });
  const { origin, port } = new URL(server.url);
  const start = async () => {
    server = await serve({ directory, port: Number(port), ...(tls && { tls }) });
  };
  return {
    origin,
    start,
    stop: () => server.close(),
    deploy: async (build, pages, edit) => {
      directory = path.join(folder, build);
      await writeLaterBuild(directory, build, pages);
      edit?.(directory);
      await server.close();
      await start();
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The site under its official name, in a browser that takes this machine for it. */
export async function openOfficialSite() {
  const { hostname } = new URL(site.origin);
  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }]);
  const host = await openHost({ key, cert });
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [
      ...browserArgs,
      `--host-resolver-rules=MAP ${hostname} 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
  });
  const context = await browser.newContext({
    baseURL: `https://${hostname}:${new URL(host.origin).port}`,
    ignoreHTTPSErrors: true,
  });
  return {
    ...host,
    context,
    close: async () => {
      await browser.close();
      await host.close();
    },
  };
}

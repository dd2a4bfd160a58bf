/**
 * `pnpm bench`: builds the site with every cache emptied, then measures a handful of its pages, and
 * prints JSON to standard output. `--no-build` measures the site that is there.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { root } from '../bootstrap/run.mjs';
import { dist, site } from '../compose/site.mjs';
import { browserArgs, browserPath } from '../e2e/browser.mjs';
import { scrollThrough } from '../e2e/scroll-through.mjs';
import { serve } from '../serve/serve.mjs';
import { costOf } from './build-cost.mjs';

const PAGES = [
  '/',
  '/material-ui/react-button/',
  '/material-ui/react-autocomplete/',
  '/material-ui/customization/theming/',
  '/material-ui/api/button/',
  '/material-ui/api/autocomplete/',
  '/x/react-data-grid/',
];

/** Slow 4G as Lighthouse applies it: 150 ms and 1.6 Mbit/s down, on a CPU four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;

const kindOf = (pathname, type) => {
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (/\.woff2?$/.test(pathname)) return 'font';
  return type.includes('html') ? 'html' : 'other';
};

const CACHES = ['.turbo', 'node_modules/.cache'];

/** Builds the site from nothing. What the build prints goes to standard error. */
async function measureBuild() {
  const apps = site.areas.map(({ id }) => `apps/${id}/.next`);
  for (const folder of [...CACHES, ...apps]) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  const cost = await costOf('pnpm', ['run', '--silent', 'build'], {
    env: { TURBO_FORCE: 'true' },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const pages = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.html'));
  const each = (value) => value && Number((value / pages.length).toFixed(2));
  return {
    pages: pages.length,
    ...cost,
    secondsPerPage: each(cost.seconds),
    cpuSecondsPerPage: each(cost.cpuSeconds),
  };
}

/** Twenty demos, and the first of them alone. */
const DEMO_PAGES = {
  many: '/experiments/docs/many-demos/',
  one: '/experiments/docs/one-demo/',
};

/** Single visits differ by half; their medians by a twentieth. */
const VISITS = 31;

/** Keeps demos from coming near the viewport. Runs in the page, before its scripts. */
function holdDemos() {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** Resolves once a page has blocked nobody and received nothing for a second. Runs in the page. */
function rest() {
  return new Promise((done) => {
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, 1000);
    };
    new PerformanceObserver(wait).observe({ entryTypes: ['longtask', 'resource'] });
    wait();
  });
}

/** Bytes on the heap once all demos of a page have run. */
async function heapOf(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await context.close();
  return usedSize;
}

/** What many demos cost before any is touched, and the heap once all have run. */
async function measureDemos(browser, origin) {
  const pages = {};
  const blocking = {};
  for (const [name, page] of Object.entries(DEMO_PAGES)) {
    const url = `${origin}${page}`;
    const { responses } = await visit(browser, url, { held: true });
    const { js, lateJs } = bytesOf(responses);
    pages[name] = { page, js: js + lateJs, heap: await heapOf(browser, url) };
    blocking[name] = [];
  }
  // By turns: what else the machine does falls on both.
  for (let turn = 0; turn < VISITS; turn += 1) {
    for (const [name, page] of Object.entries(DEMO_PAGES)) {
      const { blockingMs } = await visit(browser, `${origin}${page}`, { held: true });
      blocking[name].push(blockingMs);
    }
  }
  for (const name of Object.keys(pages)) pages[name].blockingMs = median(blocking[name]);
  const ratio = (key) => Number((pages.many[key] / pages.one[key]).toFixed(3));
  return {
    ...pages,
    ratio: { js: ratio('js'), blockingMs: ratio('blockingMs'), heap: ratio('heap') },
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Bytes by kind, as they are sent: fonts are compressed already. Scripts that the document does not
 * name, such as those of its demos, are late ones.
 */
function bytesOf(responses) {
  const document = String(responses.find(({ kind }) => kind === 'html')?.body);
  const bytes = { html: 0, js: 0, lateJs: 0, css: 0, font: 0, other: 0 };
  for (const { kind, pathname, body } of responses) {
    const isLate = kind === 'js' && !document.includes(pathname);
    const size = kind === 'font' ? body.length : brotliCompressSync(body).length;
    bytes[isLate ? 'lateJs' : kind] += size;
  }
  return bytes;
}

async function measure(browser, url) {
  const { responses, ...vitals } = await visit(browser, url);
  return { bytes: bytesOf(responses), requests: responses.length, ...vitals };
}

/**
 * Opens a page on a slow phone, until the network has been quiet for a moment.
 *
 * @param {{ held?: boolean }} [options] held: no demo comes near, and the page has come to rest
 */
async function visit(browser, url, { held = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const pending = [];
  const keep = (response) => {
    const { pathname } = new URL(response.url());
    const kind = kindOf(pathname, response.headers()['content-type'] ?? '');
    pending.push(response.body().then((body) => ({ kind, pathname, body })));
  };
  page.on('response', keep);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (held) await page.addInitScript(holdDemos);
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocking: 0 };
    Object.assign(window, { seen });
    const observe = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
    observe('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    });
    observe('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // Before it rests it may still hydrate, and fetch what it does not need at once.
  if (held) await page.evaluate(rest);
  page.off('response', keep);
  const responses = await Promise.all(pending);
  const { lcp, cls, blocking } = await page.evaluate(() => window.seen);
  await context.close();
  return {
    responses,
    lcpMs: Math.round(lcp),
    blockingMs: Math.round(blocking),
    cls: Number(cls.toFixed(4)),
  };
}

const build = process.argv.includes('--no-build') ? undefined : await measureBuild();
const server = await serve({ directory: dist, port: 0 });
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArgs });
const pages = {};
for (const page of PAGES) pages[page] = await measure(browser, `${server.url}${page}`);
const demos = await measureDemos(browser, server.url);
await browser.close();
await server.close();
console.log(JSON.stringify({ build, pages, demos }, null, 2));

/** Finds a Chromium: CHROMIUM_PATH, an installed one, or the one that a package brings. */
import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags for a browser in a container. Pages are drawn as on a reader's device, by the GPU's code,
 * here on the CPU: without it Chromium 147 and 153 stop drawing a page for good about once in 200
 * pages on two cores, since a tile that is to be drawn is forgotten.
 */
export const browserArgs = [
  '--no-sandbox',
  '--disable-setuid-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium that can be started.
 *
 * @returns {Promise<string>}
 * @throws when none is found, with the cure
 */
export async function browserPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it or unset it.`);
  }
  const installed = INSTALLED.find((file) => existsSync(file));
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Makes the package unpack the libraries that a bare machine lacks, too.
    process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  }
  throw new Error('No Chromium was found. Install Chrome, or set CHROMIUM_PATH.');
}

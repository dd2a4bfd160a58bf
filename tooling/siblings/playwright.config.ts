import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserArgs, browserPath } from '../e2e/browser.mjs';

const results = path.join(import.meta.dirname, '../../test-results');

/** Run by `pnpm release:rehearse`, which says where the two sites are served. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  outputDir: path.join(results, 'siblings'),
  reporter: [['list'], ['json', { outputFile: path.join(results, 'siblings.json') }]],
  use: { launchOptions: { executablePath: await browserPath(), args: browserArgs } },
});

import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserArgs, browserPath } from './browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // Written by `pnpm e2e look --update-snapshots`.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  outputDir: path.join(import.meta.dirname, '../../test-results'),
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(import.meta.dirname, '../../test-results/e2e.json') }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: await browserPath(), args: browserArgs },
  },
  webServer: {
    command: `node tooling/serve/cli.mjs ${port}`,
    cwd: path.join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});

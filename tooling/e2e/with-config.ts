import type { SiteConfig } from '@lectern/page-model';
import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../apps/site.config';

const dist = path.join(import.meta.dirname, '../../apps/docs/dist');

/** What the pages carry of the configuration, as the build writes it. */
const REPOSITORY = `repository:"${site.repository}"`;

/**
 * Serves the composed site as if its configuration named more. Only the areas' first scripts are
 * changed, so a service that is tested stands on the site's own host.
 */
export async function withConfig(
  target: Page | BrowserContext,
  more: Partial<SiteConfig>,
): Promise<void> {
  const fields = JSON.stringify(more).slice(1, -1);
  await target.route('**/_areas/**/pages/_app-*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = readFileSync(path.join(dist, decodeURIComponent(pathname)), 'utf8');
    return route.fulfill({
      contentType: 'text/javascript',
      body: script.replace(REPOSITORY, `${REPOSITORY},${fields}`),
    });
  });
}

import type { BrowserContext, Page } from '@playwright/test';
import type { SiteConfig } from '@lectern/page-model';
import { site } from '../../apps/site.config';

/** What the pages carry of the configuration, as the build writes it. */
const REPOSITORY = `repository:"${site.repository}"`;

/**
 * Serves the composed site as if its configuration named more. Only the areas' scripts are changed,
 * so a service that is tested stands on the site's own host.
 */
export async function withConfig(
  target: Page | BrowserContext,
  more: Partial<SiteConfig>,
): Promise<void> {
  const fields = JSON.stringify(more).slice(1, -1);
  await target.route('**/_areas/**/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(REPOSITORY, `${REPOSITORY},${fields}`);
    await route.fulfill({ response, body });
  });
}

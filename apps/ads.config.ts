import type { AdConfig } from '@lectern/ads';

/**
 * The site's ads: the in-house ones only. No network and no feed is named, so nothing leaves the
 * page.
 */
export const ads: AdConfig = {};

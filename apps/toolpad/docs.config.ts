import { areaConfig } from '../site.config';

/** This area's entry in the site's configuration. */
export const area = areaConfig('toolpad');

import { codeVariantScript } from '@lectern/code-tools/script';
import { apiViewScript } from '@lectern/layout/script';
import { colorModeScript } from '@lectern/theme-state/script';
import { versionScript } from '@lectern/version-lens/script';
import { staleBuildScript } from './stale-build';

/**
 * Runs before the first paint of every page: colour mode on the body, code language, the layout of
 * API pages and whether a version was chosen on the document. It also watches for files of the page
 * that the host no longer has.
 * One text for the whole site, so that one hash in the Content Security Policy allows it.
 */
export const earlyScript = `${colorModeScript()}${codeVariantScript()}${apiViewScript}${versionScript()}${staleBuildScript()}`;

import { codeVariantScript } from '@lectern/code-tools/script';
import { apiViewScript } from '@lectern/layout/script';
import { colorModeScript, themeChoiceScript } from '@lectern/theme-state/script';
import { versionScript } from '@lectern/version-lens/script';

/**
 * Runs before the first paint of every page: colour mode, direction and density, code language, the
 * layout of API pages and whether a version was chosen.
 * One text for the whole site, so that one hash in the Content Security Policy allows it.
 */
export const earlyScript = `${colorModeScript()}${themeChoiceScript()}${codeVariantScript()}${apiViewScript}${versionScript()}`;

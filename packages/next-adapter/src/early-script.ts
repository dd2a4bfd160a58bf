import { codeVariantScript } from '@lectern/code-tools/script';
import { apiViewScript, languageScript } from '@lectern/layout/script';
import type { SiteConfig } from '@lectern/page-model';
import { colorModeScript, themeChoiceScript } from '@lectern/theme-state/script';
import { versionScript } from '@lectern/version-lens/script';

/**
 * Runs before the first paint of every page: the home page in the reader's language, colour mode,
 * direction and density, code language, the layout of API pages and whether a version was chosen.
 * One text for the whole site, so that one hash in the Content Security Policy allows it.
 */
export const earlyScript = ({ languages }: SiteConfig) =>
  `${languageScript(languages.slice(1).map(({ code }) => code))}${colorModeScript()}${themeChoiceScript()}${codeVariantScript()}${apiViewScript}${versionScript()}`;

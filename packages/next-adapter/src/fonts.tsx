import { fontsFromPathname } from '@lectern/nav';
import { fontPathname, type SiteFont } from '@lectern/page-model';

/**
 * The fonts of a document: the site's own, and those of a template that is shown in it.
 *
 * @param frame identifier of the demo that the document shows alone
 */
export function fontsOf(fonts: readonly SiteFont[], frame: string | undefined): SiteFont[] {
  return fonts.filter(
    ({ template }) =>
      template === undefined ||
      (frame !== undefined && fontsFromPathname(`/${frame}/`, { [template]: ['own'] }).length > 0),
  );
}

/**
 * Declares the site's fonts in the head. `font-display: optional` with an early request: text is
 * laid out once, in the font or in its fallback, and never moves when a slow file arrives.
 */
export function FontLinks({ fonts, language }: { fonts: readonly SiteFont[]; language: string }) {
  return (
    <>
      {fonts
        .filter(({ preload }) => preload.includes(language))
        .map((font) => (
          <link
            key={font.source}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={fontPathname(font)}
          />
        ))}
      <style dangerouslySetInnerHTML={{ __html: fonts.map((font) => fontFace(font)).join('') }} />
    </>
  );
}

/**
 * The `@font-face` rule of a font.
 *
 * @param display `swap` where text may change its font, as nothing asked for the file early
 */
export function fontFace(font: SiteFont, display: 'optional' | 'swap' = 'optional'): string {
  const range = font.unicodeRange ? `unicode-range:${font.unicodeRange};` : '';
  return `@font-face{font-family:'${font.family}';src:url(${fontPathname(font)}) format('woff2');font-weight:${font.weight};font-display:${display};${range}}`;
}

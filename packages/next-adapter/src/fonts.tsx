import { fontPathname, type SiteFont } from '@lectern/page-model';

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
      <style dangerouslySetInnerHTML={{ __html: fonts.map(fontFace).join('') }} />
    </>
  );
}

/** The `@font-face` rule of a font. */
export function fontFace(font: SiteFont): string {
  const range = font.unicodeRange ? `unicode-range:${font.unicodeRange};` : '';
  return `@font-face{font-family:'${font.family}';src:url(${fontPathname(font)}) format('woff2');font-weight:${font.weight};font-display:optional;${range}}`;
}

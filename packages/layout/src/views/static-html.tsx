'use client';

import { useEnglish } from '../shell';

/**
 * HTML made at build. On the client it may be empty where the page's data was slimmed: the server's
 * nodes are then kept as they are.
 */
export function StaticHtml({ html, lang }: { html: string; lang?: string | undefined }) {
  return (
    <div
      className="html"
      lang={lang}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Such HTML in English, whatever the page's language is. */
export function EnglishHtml({ html }: { html: string }) {
  return <StaticHtml html={html} lang={useEnglish()} />;
}

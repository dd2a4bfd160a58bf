'use client';

import { useRef } from 'react';
import { codeTextOf } from './code-text';
import { CopyButton, type CopyLabels } from './copy-button';

export interface HighlightedCodeProps {
  /**
   * Highlighted HTML, trusted as it is; `js` where there is a JavaScript variant. A site may render
   * the HTML on the server and hydrate with empty strings: what the document holds stays.
   */
  readonly html: { readonly ts: string; readonly js?: string };
  /** Language name, for the class that Prism's themes look for; a shell's loses its prompt signs when copied. */
  readonly language?: string;
  /** File name or caption. */
  readonly title?: string;
  /** English by default. */
  readonly labels?: CopyLabels;
  readonly className?: string;
}

/**
 * A highlighted sample with a copy button. Both variants are in the HTML, and the site's CSS hides
 * one by `data-code-variant` of the document, so that the right one shows before the first paint.
 */
export function HighlightedCode({
  html,
  language,
  title,
  labels,
  className,
}: HighlightedCodeProps) {
  const block = useRef<HTMLDivElement>(null);
  return (
    <div ref={block} className={className} data-code-block="" data-language={language}>
      {title && <div className="code-title">{title}</div>}
      {/* Reachable by keyboard: long lines scroll, and focus makes it the block to copy. */}
      <pre tabIndex={0} className={language && `language-${language}`}>
        <Sample html={html.ts} {...(html.js !== undefined && { variant: 'TS' })} />
        {html.js !== undefined && <Sample html={html.js} variant="JS" />}
      </pre>
      <CopyButton
        className="copy-button"
        getText={() => (block.current ? codeTextOf(block.current) : '')}
        {...(labels && { labels })}
      />
    </div>
  );
}

function Sample({ html, variant }: { html: string; variant?: string }) {
  return (
    <code
      data-variant={variant}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

'use client';

import { plainCode } from './core/plain-code';

/** Marks what is shown beside the code and not part of it. */
const ASIDE = '.prompt, .line-number, [data-line-number]';

/**
 * The text of a code block as the reader sees it: of two variants the shown one, without prompt
 * signs or line numbers. Read from the document, since a site may leave the HTML out of its page
 * data.
 *
 * @param block an element with `data-code-block`
 */
export function codeTextOf(block: Element): string {
  const shown = block.ownerDocument.documentElement.getAttribute('data-code-variant');
  const samples = [...block.querySelectorAll('code')];
  const sample = samples.find((code) => code.getAttribute('data-variant') === shown) ?? samples[0];
  const copy = (sample ?? block.querySelector('pre') ?? block).cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll(ASIDE)) aside.remove();
  return plainCode(copy.textContent ?? '', block.getAttribute('data-language') ?? '');
}

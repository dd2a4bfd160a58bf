import { matchParts, sayingWords, wordsOf } from '@lectern/search';

/** More marks than these mark nothing out. */
const MOST = 200;

/** What has no text of the page: demos are applications of their own. */
const APART = 'script, style, [data-island], [hidden]';

const SECTION = 'h2[id], h3[id], h4[id]';

/**
 * Where the words of a query stand in a page.
 *
 * @param root the page
 * @param target what the address names, if anything; only that part of the page is looked through
 */
export function findRanges(root: Element, target: Element | null, query: string): Range[] {
  const ranges: Range[] = [];
  // "on" and "the" would be marked in every sentence.
  const words = sayingWords(wordsOf(query)).join(' ');
  for (const node of textNodes(root, target)) {
    let from = 0;
    for (const { text, match } of matchParts(node.data, words)) {
      const to = from + text.length;
      if (match) {
        const range = node.ownerDocument.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
        if (ranges.length === MOST) return ranges;
      }
      from = to;
    }
  }
  return ranges;
}

/** Texts of the page, or of the part that a heading begins or another element is. */
function* textNodes(root: Element, target: Element | null): Generator<Text> {
  const heading = target?.closest(SECTION);
  const whole = target && !heading ? target : root;
  const walker = root.ownerDocument.createTreeWalker(whole, NodeFilter.SHOW_ALL, (node) =>
    node instanceof Element && node.matches(APART)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  let inside = !heading;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node === heading) inside = true;
    else if (inside && heading && node instanceof Element && node.matches(SECTION)) return;
    if (inside && node instanceof Text) yield node;
  }
}

import type { Block, CodeBlock, Issue, Page } from '@lectern/page-model';
import { demoIds } from '@lectern/page-model';
import type { ContentPage } from './content';

/**
 * Holds a translation against its English page: the same headings, code, demos and links. Its
 * headings get the anchors of the English ones, so that a link leads to a section in any language.
 */
export function matchTranslation(
  english: ContentPage,
  translated: ContentPage,
): { content: ContentPage; issues: Issue[] } {
  const { page } = translated;
  const issues = differences(english, translated).map(([what, message]) => ({
    code: `translation-${what}`,
    message,
    hint: `Compare it with ${english.page.source}.`,
    file: page.source,
  }));
  return { content: { ...translated, page: takeAnchors(page, english.page) }, issues };
}

function differences(english: ContentPage, translated: ContentPage): [string, string][] {
  const found: [string, string][] = [];
  const wanted = outlineOf(english);
  const own = outlineOf(translated);
  if (own.depths !== wanted.depths) {
    const message = `Its headings have the depths ${own.depths || 'of none'}, those of the English page ${wanted.depths || 'of none'}.`;
    found.push(['headings', message]);
  }
  if (own.code.length !== wanted.code.length) {
    const message = `It has ${own.code.length} code samples, the English page ${wanted.code.length}.`;
    found.push(['code', message]);
  } else {
    own.code.forEach((code, index) => {
      if (code === wanted.code[index]) return;
      found.push(['code', `Its code sample ${index + 1} is not that of the English page.`]);
    });
  }
  if (own.demos !== wanted.demos) {
    found.push(['demos', 'It does not show the demos of the English page in their order.']);
  }
  for (const href of new Set(wanted.links)) {
    if (!own.links.includes(href)) found.push(['links', `It leaves out the link to ${href}.`]);
  }
  return found;
}

/** What a page and its translation have in common. */
function outlineOf({ page, links }: ContentPage) {
  return {
    depths: page.headings.map(({ depth }) => depth).join(' '),
    code: codeBlocks(page.blocks).map(({ code }) => code.ts),
    demos: demoIds(page.blocks).join(' '),
    links: links.map(({ href }) => href),
  };
}

function codeBlocks(blocks: readonly Block[]): CodeBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'code') return [block];
    if (block.type === 'tabs') return block.tabs.map((tab) => tab.block);
    return block.type === 'callout' ? codeBlocks(block.blocks) : [];
  });
}

/** The page with the anchors of the other's headings, one after the other. */
function takeAnchors(page: Page, { headings }: Page): Page {
  const anchors = new Map(page.headings.map(({ id }, index) => [id, headings[index]?.id ?? id]));
  const anchorOf = (id: string) => anchors.get(id) ?? id;
  return {
    ...page,
    headings: page.headings.map((heading) => ({ ...heading, id: anchorOf(heading.id) })),
    blocks: page.blocks.map((block) =>
      block.type === 'heading' ? { ...block, id: anchorOf(block.id) } : block,
    ),
  };
}

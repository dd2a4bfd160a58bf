import type { ApiModel, Block, Page } from '@lectern/page-model';
import { mapApi } from './api';

/**
 * Puts the language prefix before the internal links of rendered prose, so that a reader who chose a
 * language stays in it.
 */
export function localizeHtml(html: string, language: string): string {
  if (language === 'en') return html;
  return html.replace(
    /(<a [^>]*?href=")(\/(?!\/)[^"]*)"/g,
    (_all, head: string, path: string) => `${head}/${language}${path}"`,
  );
}

/** A page whose links lead to the same language. */
export function localizePage(page: Page, language: string): Page {
  if (language === 'en') return page;
  const localize = (block: Block): Block => {
    if (block.type === 'html') return { ...block, html: localizeHtml(block.html, language) };
    if (block.type === 'callout') return { ...block, blocks: block.blocks.map(localize) };
    return block;
  };
  return { ...page, blocks: page.blocks.map(localize) };
}

/** An API whose texts and types lead to pages of the same language. */
export function localizeApi(api: ApiModel, language: string): ApiModel {
  if (language === 'en') return api;
  const localize = (html: string) => localizeHtml(html, language);
  return mapApi(api, localize, localize);
}

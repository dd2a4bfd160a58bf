import { lintMarkdown } from './markdown.mjs';
import { lintSentences } from './sentences.mjs';
import { checkSpelling } from './spelling.mjs';

/**
 * Checks form, sentences and spelling of the pages.
 *
 * @param {readonly import('../read-pages.mjs').ContentPage[]} pages
 * @returns {Promise<import('../../../packages/page-model/src/issue.ts').Issue[]>}
 */
export async function checkProse(pages) {
  const found = await Promise.all(
    pages.map(async (page) => [
      ...(await lintMarkdown(page)),
      ...(await lintSentences(page)),
      ...(await checkSpelling(page)),
    ]),
  );
  return found.flat();
}

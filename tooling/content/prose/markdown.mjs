import { lint } from 'markdownlint/promise';
import { MARKDOWN } from './rules.mjs';

/**
 * What is wrong with the form of a page: headings, tables and the texts of links.
 *
 * @param {import('../read-pages.mjs').ContentPage} page
 */
export async function lintMarkdown({ file, source }) {
  const results = await lint({ strings: { [file]: source }, config: MARKDOWN });
  return results[file].map(({ lineNumber, ruleDescription, ruleInformation, ...found }) => ({
    code: found.ruleNames[1],
    message: [ruleDescription, found.errorDetail ?? found.errorContext].filter(Boolean).join(': '),
    hint: `See ${ruleInformation}.`,
    file,
    line: lineNumber,
  }));
}

import { lint } from 'markdownlint/promise';
import { MARKDOWN } from './rules.mjs';

/** A column without a head is read as nothing by screen readers. */
const headedColumns = {
  names: ['LECTERN001', 'table-heads'],
  description: 'Every column of a table has a head',
  tags: ['table'],
  parser: 'none',
  function({ lines }, onError) {
    lines.forEach((line, index) => {
      const isHead = /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(lines[index + 1] ?? '');
      if (isHead && /\|\s*\|/.test(line)) onError({ lineNumber: index + 1, context: line });
    });
  },
};

/**
 * What is wrong with the form of a page: headings, tables and the texts of links.
 *
 * @param {import('../read-pages.mjs').ContentPage} page
 */
export async function lintMarkdown({ file, source }) {
  const results = await lint({
    strings: { [file]: source },
    config: MARKDOWN,
    customRules: [headedColumns],
  });
  return results[file].map(({ lineNumber, ruleDescription, ruleInformation, ...found }) => ({
    code: found.ruleNames[1],
    message: [ruleDescription, found.errorDetail ?? found.errorContext].filter(Boolean).join(': '),
    hint: ruleInformation ? `See ${ruleInformation}.` : 'Write what its cells are.',
    file,
    line: lineNumber,
  }));
}

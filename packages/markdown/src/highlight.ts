import Prism from 'prismjs';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-diff.js';

/** Language names a fence may carry, with the Prism grammar each uses. */
const GRAMMARS: Readonly<Record<string, string>> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  jsx: 'jsx',
  bash: 'bash',
  sh: 'bash',
  css: 'css',
  html: 'markup',
  json: 'json',
  diff: 'diff',
  text: 'plain',
};

/** Fence languages that can be highlighted. */
export const codeLanguages: readonly string[] = Object.keys(GRAMMARS);

/**
 * Highlights code with Prism.
 *
 * @param code source text
 * @param language one of `codeLanguages`; anything else is shown as plain text
 * @returns HTML whose only markup is `span.token`; safe to put into a `<code>` element
 */
export function highlight(code: string, language: string): string {
  const name = GRAMMARS[language] ?? 'plain';
  const grammar = Prism.languages[name];
  if (!grammar || name === 'plain')
    return code.replace(/[&<]/g, (c) => (c === '&' ? '&amp;' : '&lt;'));
  return Prism.highlight(code, grammar, name);
}

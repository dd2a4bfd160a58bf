import * as css from 'css-tree';
import * as html from 'parse5';
import { parse as parseShell } from 'sh-syntax';
import ts from 'typescript';

/**
 * @typedef {object} Flaw something wrong in a block of code
 * @property {number} line counted from the first line of the code, which is 1
 * @property {string} message
 */

/** Checks the syntax of code, by its language. */
const CHECKS = {
  ts: scriptFlaws,
  tsx: scriptFlaws,
  js: scriptFlaws,
  jsx: scriptFlaws,
  json: jsonFlaws,
  css: cssFlaws,
  html: htmlFlaws,
  bash: shellFlaws,
  sh: shellFlaws,
  diff: diffFlaws,
};

/**
 * What is wrong with the syntax of a fence; plain text has none.
 *
 * @param {import('../../../packages/markdown/src/fence.ts').Fence} fence
 * @returns {Promise<Flaw[]>}
 */
export async function syntaxFlaws(fence) {
  return (await CHECKS[fence.language]?.(fence)) ?? [];
}

/** Elements on their own, as a fragment shows them, make a script when something holds them. */
export function wrapElements({ code, marks }) {
  return marks.includes('fragment') && code.trimStart().startsWith('<') ? `<>${code}\n</>` : code;
}

function scriptFlaws(fence) {
  const { diagnostics = [] } = ts.transpileModule(wrapElements(fence), {
    reportDiagnostics: true,
    fileName: `code.${fence.language}`,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.map(({ file, start, messageText }) => ({
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

function jsonFlaws({ code, title }) {
  // TypeScript's own settings may hold comments.
  const isLenient = /^(?:tsconfig|jsconfig).*\.json$/.test(title ?? '');
  const source = ts.parseJsonText('code.json', code);
  const flaws = source.parseDiagnostics.map(({ start, messageText }) => ({
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
  if (flaws.length > 0 || isLenient) return flaws;
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const position = Number(/position (\d+)/.exec(error.message)?.[1] ?? 0);
    return [{ line: code.slice(0, position).split('\n').length, message: error.message }];
  }
}

function cssFlaws({ code }) {
  const flaws = [];
  const lines = code.split('\n');
  const tree = css.parse(code, {
    positions: true,
    onParseError: ({ line, message }) => {
      if (!isToolsRule(lines[line - 1])) flaws.push({ line, message });
    },
  });
  css.walk(tree, {
    visit: 'Declaration',
    enter: ({ property, loc }) => {
      const { name, custom } = css.property(property);
      if (custom || css.lexer.getProperty(name)) return;
      flaws.push({ line: loc.start.line, message: `CSS knows no property "${property}".` });
    },
  });
  return flaws;
}

/** At-rules that CSS does not know are a tool's, as Tailwind's; what they hold is the tool's to judge. */
function isToolsRule(line) {
  const [, name] = /^\s*@([\w-]+)/.exec(line) ?? [];
  return name !== undefined && !css.lexer.getAtrule(name);
}

/** Elements whose end tag HTML lets authors leave out are few enough in examples to ask for it. */
const VOID =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|html|head|body|tbody)$/;

function htmlFlaws({ code }) {
  const flaws = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({ code: message, startLine }) => {
      // An example of an element needs no doctype.
      if (message !== 'missing-doctype') flaws.push({ line: startLine, message });
    },
  };
  const isDocument = /^\s*<(?:!doctype|html)\b/i.test(code);
  const walk = (node) => {
    const at = node.sourceCodeLocation;
    const isOpen = at?.startTag && !at.endTag && !VOID.test(node.tagName);
    if (isOpen && !code.slice(at.startTag.startOffset, at.startTag.endOffset).endsWith('/>')) {
      flaws.push({ line: at.startLine, message: `<${node.tagName}> is never closed.` });
    }
    for (const child of node.content?.childNodes ?? node.childNodes ?? []) walk(child);
  };
  walk(isDocument ? html.parse(code, options) : html.parseFragment(code, options));
  return flaws;
}

async function shellFlaws({ code }) {
  try {
    await parseShell(code, { variant: 0 });
    return [];
  } catch (error) {
    return [{ line: error.Pos?.Line ?? 1, message: error.Text ?? error.message }];
  }
}

function diffFlaws({ code }) {
  return code
    .split('\n')
    .flatMap((text, index) =>
      text === '' || /^(?:[-+ ]|@@|diff |index )/.test(text)
        ? []
        : [{ line: index + 1, message: 'A line of a diff starts with +, - or a space.' }],
    );
}

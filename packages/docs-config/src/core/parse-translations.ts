import type { Dictionary } from './dictionary';
import type { DocsIssue } from './issue';

/**
 * Reads a translation file. Broken JSON and values that are no text become issues, and only sound
 * strings are in the dictionary. Never throws.
 *
 * @param text content of the file
 * @param file its name, for the issues
 */
export function parseTranslations(
  text: string,
  file: string,
): { dictionary: Dictionary; issues: DocsIssue[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { dictionary: {}, issues: [brokenJson(text, file, (error as Error).message)] };
  }
  if (!isObject(data)) {
    const message = 'The file holds no list of keys.';
    const issue = { code: 'translation-json', message, hint: 'Write { "copy": "…" }.', file };
    return { dictionary: {}, issues: [issue] };
  }
  const issues: DocsIssue[] = [];
  return { dictionary: soundStrings(data, '', file, issues), issues };
}

function soundStrings(
  data: Readonly<Record<string, unknown>>,
  prefix: string,
  file: string,
  issues: DocsIssue[],
): Dictionary {
  const sound = Object.entries(data).flatMap(([key, value]): [string, string | Dictionary][] => {
    const path = prefix + key;
    if (typeof value === 'string' && value.trim() !== '') return [[key, value]];
    if (isObject(value)) return [[key, soundStrings(value, `${path}.`, file, issues)]];
    const message = typeof value === 'string' ? `"${path}" is empty.` : `"${path}" is no text.`;
    issues.push({ code: 'translation-value', message, hint: `Write "${key}": "…".`, file });
    return [];
  });
  return Object.fromEntries(sound);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function brokenJson(text: string, file: string, reason: string): DocsIssue {
  const message = `The file is not valid JSON: ${reason}`;
  const hint = 'Correct the syntax: each line is "key": "text", and the last one has no comma.';
  // Engines word the reason differently; V8 names the place of most mistakes.
  const position = /position (\d+)/.exec(reason)?.[1] ?? (/\bend\b/i.test(reason) && Infinity);
  const line = position === false ? {} : { line: lineAt(text, Number(position)) };
  return { code: 'translation-json', message, hint, file, ...line };
}

/** The line of a place; a place after the text is in its last line. */
function lineAt(text: string, position: number): number {
  return text.trimEnd().slice(0, position).split('\n').length;
}

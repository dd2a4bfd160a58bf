import { flattenDictionary, type Dictionary } from './dictionary';
import type { DocsIssue } from './issue';
import { parseTag } from './language';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/**
 * Holds a language against English: the same keys, every plural form that its grammar has, and no
 * placeholder that English lacks or that a text leaves out.
 *
 * @param english the dictionary that is complete
 * @param other the dictionary that is checked
 * @param file where `other` comes from, such as `src/translations/ar.json`
 * @param language its BCP-47 tag; the file's name without extension where it is left out
 */
export function checkTranslations(
  english: Dictionary,
  other: Dictionary,
  file: string,
  language: string = file.replace(/^.*[/\\]/, '').replace(/\.\w+$/, ''),
): DocsIssue[] {
  const issues: DocsIssue[] = [];
  const report = (code: string, message: string, hint: string) =>
    issues.push({ code: `translation-${code}`, message, hint, file });
  const rules = new Intl.PluralRules(parseTag(language) ?? 'en');
  const expected = expectedForms(flattenDictionary(english), rules);
  const present = flattenDictionary(other);

  for (const [key, source] of expected) {
    const text = present.get(key);
    if (text === undefined) {
      report('missing', `"${key}" is missing.`, `Translate: "${key}": "${source}".`);
      continue;
    }
    const [allowed, used] = [placeholdersIn(source), placeholdersIn(text)];
    const unknown = [...used].filter((name) => !allowed.has(name));
    // One and two may be words: "a line" needs no number.
    const left = PLURAL.test(key) ? [] : [...allowed].filter((name) => !used.has(name));
    for (const name of unknown) {
      const hint = allowed.size > 0 ? `Use ${[...allowed].join(', ')}.` : 'Remove it.';
      report('placeholder', `"${key}" has the placeholder ${name}, English has not.`, hint);
    }
    for (const name of left) {
      report('placeholder', `"${key}" leaves out ${name}.`, `English: "${source}".`);
    }
  }
  for (const key of present.keys()) {
    if (!expected.has(key)) {
      report('unknown', `English has no "${key}".`, 'Remove it, or correct its name.');
    }
  }
  return issues;
}

/** The keys that a language needs, with the English text behind each. */
function expectedForms(
  english: ReadonlyMap<string, string>,
  rules: Intl.PluralRules,
): Map<string, string> {
  const forms = new Map<string, string>();
  const { pluralCategories } = rules.resolvedOptions();
  for (const [key, text] of english) {
    const stem = key.replace(PLURAL, '');
    const source = english.get(`${stem}_other`);
    if (stem === key || source === undefined) forms.set(key, text);
    else for (const category of pluralCategories) forms.set(`${stem}_${category}`, source);
  }
  return forms;
}

function placeholdersIn(text: string): Set<string> {
  return new Set(text.match(/\{\w+\}/g));
}

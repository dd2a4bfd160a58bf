import type { Dictionary } from './translator';

/** One problem of a translation file. */
export interface TranslationIssue {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly file: string;
}

/** Plural forms differ between languages: their category is left out of the comparison. */
const stem = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/** Reads a translation file; broken JSON and values that are no text become issues. */
export function parseTranslations(
  text: string,
  file: string,
): { dictionary: Dictionary; issues: TranslationIssue[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const message = `The file is not valid JSON: ${(error as Error).message}`;
    const hint = 'Correct the syntax; each line is "key": "text",';
    return { dictionary: {}, issues: [{ code: 'translation-json', message, hint, file }] };
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    const message = 'The file holds no list of keys.';
    const hint = 'Write { "copy": "…" }.';
    return { dictionary: {}, issues: [{ code: 'translation-json', message, hint, file }] };
  }
  const entries = Object.entries(data as Record<string, unknown>);
  const issues = entries
    .filter(([, value]) => typeof value !== 'string')
    .map(([key]) => ({
      code: 'translation-value',
      message: `"${key}" is no text.`,
      hint: `Write "${key}": "…".`,
      file,
    }));
  const strings = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { dictionary: Object.fromEntries(strings), issues };
}

/** Holds a language against English: the same keys, the same placeholders, every plural form. */
export function checkTranslations(
  english: Dictionary,
  other: Dictionary,
  { language, file }: { language: string; file: string },
): TranslationIssue[] {
  const issues: TranslationIssue[] = [];
  const known = new Set(Object.keys(english).map(stem));
  const present = new Set(Object.keys(other).map(stem));
  const report = (code: string, message: string, hint: string) =>
    issues.push({ code, message, hint, file });
  for (const key of known) {
    if (!present.has(key)) {
      report('translation-missing', `"${key}" is missing.`, `Translate it into ${language}.`);
    }
  }
  for (const key of Object.keys(other)) {
    if (!known.has(stem(key))) {
      report('translation-unknown', `English has no "${key}".`, 'Remove it, or correct its name.');
    }
  }
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const plurals = new Set(
    Object.keys(english)
      .filter((key) => stem(key) !== key)
      .map(stem),
  );
  for (const key of plurals) {
    for (const category of categories) {
      if (present.has(key) && !(`${key}_${category}` in other)) {
        report('translation-plural', `"${key}_${category}" is missing.`, 'Add the plural form.');
      }
    }
  }
  return issues;
}

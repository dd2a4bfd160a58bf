import type { DocsIssue } from './issue';
import { directionOf, parseTag } from './language';

/** A language of a site. */
export interface DocsLanguage {
  /** Two letters, as in paths. */
  readonly code: string;
  /** BCP-47 tag, as in `lang` and for `Intl`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
}

/** An entry of a product's version menu. */
export interface DocsVersion {
  readonly text: string;
  readonly href: string;
  readonly current?: boolean;
}

/** What is documented, and in which languages. */
export interface DocsConfig {
  /** Name of the product. */
  readonly name: string;
  readonly versions: readonly DocsVersion[];
  /** The first one is the site's own. */
  readonly languages: readonly DocsLanguage[];
}

const ENGLISH: DocsLanguage = { code: 'en', tag: 'en', direction: 'ltr' };

type Fields = Readonly<Record<string, unknown>>;
type Report = (code: string, message: string, hint: string) => void;

/**
 * Reads a site's configuration. What is missing or wrong becomes a default, and each problem an
 * issue. Never throws.
 *
 * @param input `{ name, versions?, languages? }`; a language is a tag or `{ code, tag?, direction? }`
 * @param file where it comes from, for the issues
 */
export function parseConfig(
  input: unknown,
  file?: string,
): { config: DocsConfig; issues: DocsIssue[] } {
  const issues: DocsIssue[] = [];
  const report: Report = (code, message, hint) =>
    issues.push({ code: `config-${code}`, message, hint, ...(file !== undefined && { file }) });
  const fields = fieldsOf(input);
  if (!fields) report('shape', 'The configuration is no object.', "Write { name: '…' }.");
  const { name, versions, languages, ...unknown } = fields ?? {};
  for (const key of Object.keys(unknown)) {
    report('unknown', `The configuration has no "${key}".`, 'Use name, versions, languages.');
  }
  const isNamed = typeof name === 'string' && name.trim() !== '';
  if (fields && !isNamed) report('name', 'The product has no name.', "Write name: '…'.");
  const config = {
    name: isNamed ? name : 'Documentation',
    versions: parseVersions(versions, report),
    languages: parseLanguages(languages, report),
  };
  return { config, issues };
}

function fieldsOf(value: unknown): Fields | undefined {
  const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isFields ? (value as Fields) : undefined;
}

function listOf(value: unknown, name: string, report: Report): readonly unknown[] {
  if (value === undefined || Array.isArray(value)) return value ?? [];
  report(name, `${name} is no list.`, `Write ${name}: […].`);
  return [];
}

function parseVersions(value: unknown, report: Report): DocsVersion[] {
  const versions = listOf(value, 'versions', report).flatMap((entry, place): DocsVersion[] => {
    const { text, href, current } = fieldsOf(entry) ?? {};
    if (typeof text === 'string' && typeof href === 'string' && /^(?:\/|https:\/\/)/.test(href)) {
      return [{ text, href, ...(current === true && { current }) }];
    }
    const hint = "Write { text: 'v1.0.0', href: '/…' }; addresses elsewhere start with https://.";
    report('versions', `versions[${place}] has no text or no address.`, hint);
    return [];
  });
  if (versions.filter(({ current }) => current).length > 1) {
    report('versions', 'More than one version is current.', 'Mark one.');
  }
  return versions;
}

function parseLanguages(value: unknown, report: Report): readonly DocsLanguage[] {
  const languages = new Map<string, DocsLanguage>();
  for (const [place, entry] of listOf(value, 'languages', report).entries()) {
    const language = parseLanguage(entry);
    if (!language) {
      const hint = "Write a tag such as 'pt-BR', or { code: 'pt', tag: 'pt-BR' }.";
      report('languages', `languages[${place}] is no language.`, hint);
    } else if (languages.has(language.code)) {
      const message = `The language "${language.code}" is listed twice.`;
      report('languages', message, 'Paths tell languages apart by two letters: keep one.');
    } else languages.set(language.code, language);
  }
  return languages.size > 0 ? [...languages.values()] : [ENGLISH];
}

function parseLanguage(entry: unknown): DocsLanguage | undefined {
  const fields: Fields = typeof entry === 'string' ? { tag: entry } : (fieldsOf(entry) ?? {});
  const given = fields.tag ?? fields.code;
  const tag = typeof given === 'string' ? parseTag(given) : undefined;
  const code = fields.code ?? tag?.split('-', 1)[0];
  if (!tag || typeof code !== 'string' || !/^[a-z]{2}$/.test(code)) return undefined;
  const { direction } = fields;
  const isDirection = direction === 'ltr' || direction === 'rtl';
  return { code, tag, direction: isDirection ? direction : directionOf(tag) };
}

import type { Issue } from '@lectern/page-model';
import { LineCounter, parseDocument } from 'yaml';

/** What a page says of itself above its text. */
export interface FrontMatter {
  readonly title: string;
  /** One sentence under the title and in search results. */
  readonly description: string;
  /** Components whose API pages belong to this page. */
  readonly components: readonly string[];
  /** Day on which a post was published, such as `2026-11-20`; only posts have one. */
  readonly date?: string;
}

const KEYS = ['title', 'description', 'components', 'date'];

/**
 * Reads the YAML between the `---` lines of a page. Every problem is reported with its line; the
 * value falls back to an empty one so that the rest of the page can still be checked.
 *
 * @param yaml text between the fences, undefined when the page has none
 * @param file path shown in issues
 */
export function parseFrontMatter(
  yaml: string | undefined,
  file: string,
): { frontMatter: FrontMatter; issues: Issue[] } {
  const issues: Issue[] = [];
  const report = (line: number, message: string, hint: string) =>
    issues.push({ code: 'front-matter', message, hint, file, line });
  const empty: FrontMatter = { title: '', description: '', components: [] };

  if (yaml === undefined) {
    report(1, 'The page has no front matter.', 'Start it with ---, title: …, description: …, ---.');
    return { frontMatter: empty, issues };
  }
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  // The opening fence is line 1 of the file.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  for (const error of document.errors) {
    report(
      lineAt(error.pos[0]),
      `The front matter is not valid YAML: ${error.message.split('\n')[0]}`,
      'Quote values that hold a colon or a hash: title: "Grid: an overview".',
    );
  }
  if (document.errors.length > 0) return { frontMatter: empty, issues };

  const data: unknown = document.toJS();
  if (data === null || typeof data !== 'object' || Array.isArray(data)) {
    report(1, 'The front matter is not a list of keys.', 'Write it as title: Button.');
    return { frontMatter: empty, issues };
  }
  const record = data as Record<string, unknown>;
  const lineOf = (key: string) => {
    const lines = yaml.split('\n');
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
  };
  for (const key of Object.keys(record)) {
    if (!KEYS.includes(key)) {
      report(lineOf(key), `Unknown key "${key}".`, `Use only ${KEYS.join(', ')}.`);
    }
  }
  const text = (key: 'title' | 'description') => {
    const value = record[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    report(lineOf(key), `"${key}" is missing or not text.`, `Add a line ${key}: ….`);
    return '';
  };
  const components = record['components'] ?? [];
  const listed = Array.isArray(components) && components.every((name) => typeof name === 'string');
  if (!listed) {
    report(lineOf('components'), '"components" is not a list of names.', 'Write [Button, Fab].');
  }
  // YAML knows dates by themselves; what is written counts.
  const date = /^date: *(.*)$/m.exec(yaml)?.[1]?.trim();
  if (date !== undefined && !isDay(date)) {
    report(lineOf('date'), `"${date}" is no day.`, 'Write the year first: 2026-11-20.');
  }
  return {
    frontMatter: {
      title: text('title'),
      description: text('description'),
      components: listed ? (components as string[]) : [],
      ...(date !== undefined && isDay(date) && { date }),
    },
    issues,
  };
}

/** Whether a text is a day of the calendar, such as `2026-02-28`. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`);
}

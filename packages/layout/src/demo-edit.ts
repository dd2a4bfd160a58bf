import LZString from 'lz-string';
import { parseObject } from './parse-object';

/** What a reader changed in a demo: plain data. */
export interface DemoEdit {
  readonly language: 'ts' | 'js';
  /** Texts of the files that differ, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Why a link's code is not taken. */
export type LinkFault = 'tooLong' | 'broken';

/** What the fragment of a link to an edit begins with. */
const MARK = '#edit=';

/** Most characters of an edit in a link: within what servers, chats and browsers take. */
const LINK_LENGTH = 32 * 1024;

/** Most characters of an edit. */
const TEXT_LENGTH = 100_000;

/**
 * Name of the demo that a fragment has an edit of; undefined for every other fragment. What follows
 * the name is not looked at.
 */
export function editedDemo(fragment: string): string | undefined {
  if (!fragment.startsWith(MARK)) return undefined;
  const [name] = fragment.slice(MARK.length, MARK.length + 200).split(':', 1);
  return name;
}

/** The fragment that shares an edit; null where it is too long for a link. */
export function editFragment(demo: string, edit: DemoEdit): string | null {
  const text = writeEdit(edit);
  if (text.length > TEXT_LENGTH) return null;
  const compressed = LZString.compressToEncodedURIComponent(text);
  return compressed.length > LINK_LENGTH ? null : `${MARK}${demo}:${compressed}`;
}

/** The edit in a fragment, or why there is none. */
export function editInFragment(fragment: string): DemoEdit | LinkFault {
  if (fragment.length > MARK.length + 200 + LINK_LENGTH) return 'tooLong';
  const compressed = fragment.slice(fragment.indexOf(':') + 1);
  const text = LZString.decompressFromEncodedURIComponent(compressed) ?? '';
  if (text.length > TEXT_LENGTH) return 'tooLong';
  return readEdit(text) ?? 'broken';
}

/** Writes an edit as a text that `readEdit` reads. */
export function writeEdit({ language, files }: DemoEdit): string {
  return JSON.stringify({ language, files });
}

/** Reads an edit from what a link or a storage had; null for everything else. */
export function readEdit(text: string): DemoEdit | null {
  const { language, files } = parseObject(text) ?? {};
  if (language !== 'ts' && language !== 'js') return null;
  if (typeof files !== 'object' || files === null) return null;
  const entries = Object.entries(files);
  if (!entries.every(([, value]) => typeof value === 'string')) return null;
  return { language, files: Object.fromEntries(entries) as Record<string, string> };
}

/**
 * What of a demo's files differs once one of them has another text.
 *
 * @param pristine all files of the demo
 * @param changed those that differ so far
 */
export function withText(
  pristine: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, string>>,
  file: string,
  text: string,
): Record<string, string> {
  const { [file]: _before, ...others } = changed;
  return pristine[file] === text ? others : { ...others, [file]: text };
}

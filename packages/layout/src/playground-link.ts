import LZString from 'lz-string';
import { parseObject } from './parse-object';
import type { PlaygroundValues } from './playground-code';

/** What a link to a playground begins with. */
const MARK = '#playground=';

/** A form has a few dozen short values. */
const LENGTH = 4096;

/** A component with what was set of it. */
export interface PlaygroundLink {
  readonly component: string;
  readonly values: PlaygroundValues;
}

/** The fragment that shares a playground. */
export function playgroundFragment({ component, values }: PlaygroundLink): string {
  return `${MARK}${component}:${LZString.compressToEncodedURIComponent(JSON.stringify(values))}`;
}

/** What a fragment shares; undefined for every other fragment, and for what cannot be read. */
export function playgroundInFragment(fragment: string): PlaygroundLink | undefined {
  if (!fragment.startsWith(MARK) || fragment.length > LENGTH) return undefined;
  const [component = '', packed = ''] = fragment.slice(MARK.length).split(':', 2);
  const text = LZString.decompressFromEncodedURIComponent(packed) ?? '';
  const values = parseObject(text);
  return values && { component, values: textsOf(values) };
}

function textsOf(values: Readonly<Record<string, unknown>>): PlaygroundValues {
  const entries = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries) as PlaygroundValues;
}

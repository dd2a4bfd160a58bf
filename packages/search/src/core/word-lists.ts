import type { IndexedPage } from './index-page';
import { tokensOf } from './tokens';

/** Into how many files the words of a language are divided: some KB each. */
export const LIST_COUNT = 64;

/** Words, each with the numbers of the entries whose text has it, the first one and then the steps. */
export type WordList = Readonly<Record<string, string>>;

/** Words that nearly every text has; they tell no entry from another. */
const EVERYWHERE = new Set(
  (
    'a about also an and any are as at be because been before both but by can do does each for from ' +
    'has have if in into is it its may more most must no not of on one only or other out over same so ' +
    'some such than that the their them then there these they this those to two up use used was what ' +
    'when where which while who will with without you your'
  ).split(' '),
);

const UNSPACED_START = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a word is looked for in texts; a word that is being written may be too short. */
export function hasList(word: string): boolean {
  return UNSPACED_START.test(word) || ([...word].length > 2 && !EVERYWHERE.has(word));
}

/** The file that has a word and all that begin like it. */
export function listOf(word: string): number {
  const start = [...word].slice(0, UNSPACED_START.test(word) ? 1 : 2);
  const sum = start.reduce((hash, letter) => hash * 31 + (letter.codePointAt(0) ?? 0), 7);
  return sum % LIST_COUNT;
}

/**
 * Gathers the words of all texts. Entries are numbered as they stand: each page, followed by its
 * parts. Words of an entry's own title are left out, since the title finds it.
 *
 * @returns the lists in the order of their numbers
 */
export function wordLists(pages: readonly IndexedPage[]): WordList[] {
  const entries = new Map<string, number[]>();
  let number = 0;
  const read = ({ title, text }: { title: string; text: string }) => {
    const own = new Set(tokensOf(title));
    for (const word of new Set(tokensOf(text))) {
      if (own.has(word) || !hasList(word) || /^\d/.test(word)) continue;
      const known = entries.get(word);
      if (known) known.push(number);
      else entries.set(word, [number]);
    }
    number += 1;
  };
  for (const page of pages) {
    read(page);
    page.parts.forEach(read);
  }
  const lists = Array.from({ length: LIST_COUNT }, () => ({}) as Record<string, string>);
  for (const word of [...entries.keys()].sort()) {
    const list = lists[listOf(word)];
    if (list) list[word] = stepsOf(entries.get(word) ?? []);
  }
  return lists;
}

/** Numbers of the entries whose text has a word, or one that begins with it. */
export function entriesWith(list: WordList, word: string): Set<number> {
  const found = new Set<number>();
  for (const [listed, steps] of Object.entries(list)) {
    if (!listed.startsWith(word)) continue;
    let number = 0;
    for (const step of steps.split(' ')) found.add((number += parseInt(step, 36)));
  }
  return found;
}

function stepsOf(numbers: readonly number[]): string {
  return numbers.map((number, at) => (number - (numbers[at - 1] ?? 0)).toString(36)).join(' ');
}

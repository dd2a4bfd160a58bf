/** Letters that Arabic writers use for one another, and the line that only stretches a word. */
const ARABIC = new Map([
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ـ', ''],
]);

/** Text as it is compared: without case, accents and vowel signs. */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ىةـ]/g, (letter) => ARABIC.get(letter) ?? letter)
    .toLowerCase();
}

/** The words of a query as they were written, ready to be compared with a text. */
export function wordsOf(query: string): string[] {
  return normalize(query).split(/\s+/).filter(Boolean);
}

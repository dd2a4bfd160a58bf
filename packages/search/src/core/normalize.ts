/** Text as it is compared: without case, accents and vowel signs. */
export function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a query, as they are compared. */
export function wordsOf(query: string): string[] {
  return normalize(query).split(/\s+/).filter(Boolean);
}

import { normalize, wordsOf } from './normalize';

/** A stretch of text, and whether the query stands there. */
export interface TextPart {
  readonly text: string;
  readonly match: boolean;
}

/** Cuts a text where the words of a query stand in it; the parts make up the text again. */
export function matchParts(text: string, query: string): TextPart[] {
  const words = wordsOf(query);
  const letters = [...text];
  // One normalized letter may come from one or several characters, and the other way round.
  const starts: number[] = [];
  let plain = '';
  letters.forEach((letter, place) => {
    for (const character of normalize(letter)) {
      starts.push(place);
      plain += character;
    }
  });
  const marked = new Set<number>();
  const units = [...plain];
  for (const word of words) {
    const wanted = [...word];
    for (let at = 0; at + wanted.length <= units.length; at += 1) {
      if (!wanted.every((unit, offset) => units[at + offset] === unit)) continue;
      wanted.forEach((_unit, offset) => marked.add(starts[at + offset] ?? -1));
    }
  }
  const parts: { text: string; match: boolean }[] = [];
  letters.forEach((letter, place) => {
    // A mark such as an accent belongs to the letter before it.
    const last = parts.at(-1);
    const match = normalize(letter) === '' ? (last?.match ?? false) : marked.has(place);
    if (last?.match === match) last.text += letter;
    else parts.push({ text: letter, match });
  });
  return parts;
}

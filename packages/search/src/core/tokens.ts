import { normalize } from './normalize';

/** Letters of languages that write without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * The words of a text as they are compared. Camel case is divided, `fullWidth` into two words; the
 * Arabic article is left out. Text without spaces is taken by pairs of letters: dictionaries of
 * browsers differ from that of the build, pairs do not.
 */
export function tokensOf(text: string): string[] {
  return text
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .flatMap((word) => (UNSPACED.test(word) ? pairsOf(word) : [word]))
    .map((word) => normalize(word).replace(/^ال(?=.{2})/u, ''))
    .filter(Boolean);
}

/** Neighbouring letters of the parts without spaces; the other parts as they are. */
function pairsOf(text: string): string[] {
  const parts = text.split(new RegExp(`(${UNSPACED.source}+)`, 'u'));
  return parts.filter(Boolean).flatMap((part) => {
    const letters = [...part];
    if (!UNSPACED.test(part) || letters.length < 3) return [part];
    return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  });
}

import type { ApiType } from '@lectern/page-model';

/** A part of a type's text. */
export interface TypePiece {
  readonly text: string;
  /** Whether it names something: a type, a type parameter, a keyword. */
  readonly isName: boolean;
  /** Its key among the types, where it can be opened. */
  readonly key?: string;
}

const WORD =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|(?:typeof )?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|[^'"A-Za-z_]+|./g;

/**
 * Cuts a type's text at the names that can be opened. The longest reference that is known wins:
 * `Menu['onClose']` before `Menu<T>` before `Menu`.
 */
export function typePieces(
  text: string,
  types: Readonly<Record<string, ApiType>>,
): readonly TypePiece[] {
  const pieces: TypePiece[] = [];
  const word = new RegExp(WORD);
  for (let match = word.exec(text); match; match = word.exec(text)) {
    const [found] = match;
    const end = match.index + found.length;
    // `open: boolean`, `open?: boolean` and `open(): void` name a member or a parameter, and what
    // stands before `${` is text.
    const isName = /^[A-Za-z_]/.test(found) && !/^(?:\??:|\(|\$\{)/.test(text.slice(end, end + 2));
    const key = isName ? referencesAt(text, match.index, end).find((it) => it in types) : undefined;
    if (isName && key === undefined && found.startsWith('typeof ')) {
      pieces.push({ text: 'typeof ', isName: false });
      word.lastIndex = match.index + 'typeof '.length;
      continue;
    }
    const piece = key === undefined || key.includes('<') ? found : key;
    pieces.push({ text: piece, isName, ...(key === undefined ? {} : { key }) });
    word.lastIndex = match.index + piece.length;
  }
  return pieces;
}

/** What the name at this place may be a part of, longest first. */
function referencesAt(text: string, start: number, nameEnd: number): string[] {
  const ends = [nameEnd];
  if (text[nameEnd] === '<') ends.push(closing(text, nameEnd));
  const access = /\['[^']*'\]/y;
  access.lastIndex = ends.at(-1) ?? nameEnd;
  while (access.test(text)) ends.push(access.lastIndex);
  return ends.reverse().map((end) => text.slice(start, end));
}

/** The end of the arguments that open here; the `>` of an arrow closes nothing. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '<') depth += 1;
    if (text[index] === '>' && text[index - 1] !== '=') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

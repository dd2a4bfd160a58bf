import { typePieces } from '@lectern/api-docs';
import { typeAnchors, type ApiType } from '@lectern/page-model';

type Types = Readonly<Record<string, ApiType>>;

/** Keys of the types that the page defines itself. */
export function definitions(types: Types = {}): string[] {
  return Object.entries(types).flatMap(([key, type]) => ('text' in type ? [key] : []));
}

/**
 * Writes the texts of a page's types with their names linked: to their definition below, or to the
 * page that documents them. Each line of several is an element, after which a definition can be
 * opened. `own` is the key of the type whose definition a text is: `T extends string` does not lead
 * to itself.
 */
export function typeWriter(types: Types): (text: string, own?: string) => string {
  const anchors = typeAnchors(definitions(types));
  const hrefOf = (key: string) => {
    const type = types[key];
    return type && 'href' in type ? type.href : `#${anchors.get(key) ?? ''}`;
  };
  const linked = (line: string, own?: string) =>
    typePieces(line, types)
      .map(({ text: piece, key }, index) =>
        key === undefined || (index === 0 && key === own)
          ? escape(piece)
          : `<a href="${escape(hrefOf(key))}">${escape(piece)}</a>`,
      )
      .join('');
  return (text, own) => {
    const lines = text.split('\n');
    if (lines.length === 1) return linked(text, own);
    return lines.map((line) => `<span>${linked(line, own)}\n</span>`).join('');
  };
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

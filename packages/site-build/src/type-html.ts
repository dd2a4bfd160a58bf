import { typePieces } from '@lectern/api-docs';
import { typeAnchors, type ApiType } from '@lectern/page-model';

type Types = Readonly<Record<string, ApiType>>;

/** Keys of the types that the page defines itself. */
export function definitions(types: Types = {}): string[] {
  return Object.entries(types).flatMap(([key, type]) => ('text' in type ? [key] : []));
}

/**
 * A type's text with its names linked: to their definition below, or to the page that documents
 * them. Each line of several is an element, after which a definition can be opened.
 *
 * @param own key of the type whose definition this is: `T extends string` does not lead to itself
 */
export function typeHtml(text: string, types: Types, own?: string): string {
  const anchors = typeAnchors(definitions(types));
  const hrefOf = (key: string) => {
    const type = types[key];
    return type && 'href' in type ? type.href : `#${anchors.get(key) ?? ''}`;
  };
  const linked = (line: string) =>
    typePieces(line, types)
      .map(({ text: piece, key }, index) =>
        key === undefined || (index === 0 && key === own)
          ? escape(piece)
          : `<a href="${escape(hrefOf(key))}">${escape(piece)}</a>`,
      )
      .join('');
  const lines = text.split('\n');
  if (lines.length === 1) return linked(text);
  return lines.map((line) => `<span>${linked(line)}\n</span>`).join('');
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

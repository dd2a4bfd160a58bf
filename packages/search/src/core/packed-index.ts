import type { IndexedPage, IndexedPart, SearchKind } from './index-page';

/** Something that can be found. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly title: string;
  /** Path with anchor, without language prefix. */
  readonly href: string;
  readonly area: string;
  /** Title of the page that a part stands on. */
  readonly page?: string;
}

/** Words of other libraries, each with what the thing is called here. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** A title, or a title and its anchor where that does not follow from the title. */
type PackedPart = string | readonly [title: string, anchor: string];

type PackedPage = readonly [
  path: string,
  title: string,
  isApi: 0 | 1,
  headings: readonly PackedPart[],
  demos: readonly PackedPart[],
  props: string,
  functions: string,
];

/** The index of an area, short: who searches downloads it. */
export interface PackedIndex {
  /** The build that wrote it; its word lists lie in a folder of that name. */
  readonly build: string;
  readonly synonyms: Synonyms;
  readonly pages: readonly PackedPage[];
}

/**
 * Packs the pages of one area for the way to the reader.
 *
 * @param pages of the area, in the order of its navigation
 * @param synonyms of the site; those that lead to nothing in the area are left out
 * @param build names the word lists that belong to it
 */
export function packIndex(
  pages: readonly IndexedPage[],
  synonyms: Synonyms,
  build: string,
): PackedIndex {
  const titles = pages
    .flatMap(({ title, parts }) => [title, ...parts.map((part) => part.title)])
    .map(lettersOf)
    .join('\n');
  return {
    build,
    synonyms: Object.fromEntries(
      Object.entries(synonyms).flatMap(([word, names]) => {
        const known = names.filter((name) => titles.includes(lettersOf(name)));
        return known.length > 0 ? [[word, known]] : [];
      }),
    ),
    pages: pages.map(({ kind, path, title, parts }) => [
      path,
      title,
      kind === 'api' ? 1 : 0,
      parts.filter((part) => part.kind === 'heading').map(packPart),
      parts.filter((part) => part.kind === 'demo').map(packPart),
      namesOf(parts, 'prop'),
      namesOf(parts, 'function'),
    ]),
  };
}

/** The entries of a packed index: each page, followed by its parts. */
export function unpackIndex({ pages }: PackedIndex, area: string): SearchEntry[] {
  return pages.flatMap(([path, title, isApi, headings, demos, props, functions]) => {
    const part = (kind: SearchKind, name: string, anchor: string): SearchEntry => ({
      kind,
      title: name,
      href: `${path}#${anchor}`,
      area,
      page: title,
    });
    const unpack = (kind: 'heading' | 'demo') => (packed: PackedPart) =>
      typeof packed === 'string'
        ? part(kind, packed, anchorOf(kind, packed))
        : part(kind, packed[0], packed[1]);
    const named = (kind: 'prop' | 'function', names: string) =>
      names
        .split(' ')
        .filter(Boolean)
        .map((name) => part(kind, name, anchorOf(kind, name)));
    return [
      { kind: isApi ? 'api' : 'page', title, href: path, area },
      ...headings.map(unpack('heading')),
      ...demos.map(unpack('demo')),
      ...named('prop', props),
      ...named('function', functions),
    ];
  });
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}\n]/gu, '');

function packPart({ kind, title, anchor }: IndexedPart): PackedPart {
  return anchorOf(kind, title) === anchor ? title : [title, anchor];
}

function namesOf(parts: readonly IndexedPart[], kind: 'prop' | 'function'): string {
  return parts
    .filter((part) => part.kind === kind)
    .map(({ title }) => title)
    .join(' ');
}

/** The anchor that most parts with a title have. */
function anchorOf(kind: IndexedPart['kind'], title: string): string {
  switch (kind) {
    case 'prop':
      return `prop-${title}`;
    case 'function':
      return title;
    case 'demo':
      return `demo-${title}`;
    case 'heading':
      return title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
        .replace(/\s/g, '-');
  }
}

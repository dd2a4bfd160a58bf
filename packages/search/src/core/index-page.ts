import type { Block, DocProps, PageProps } from '@lectern/page-model';
import { plainText } from './plain-text';

/** What a result is. */
export type SearchKind = 'page' | 'api' | 'heading' | 'demo' | 'prop' | 'function';

/** A part of a page that can be found. */
export interface IndexedPart {
  readonly kind: Exclude<SearchKind, 'page' | 'api'>;
  readonly title: string;
  readonly anchor: string;
  /** Words below the title, which find the part too. */
  readonly text: string;
}

/** What people search for on a page. */
export interface IndexedPage {
  readonly kind: 'page' | 'api';
  /** Area of the page. */
  readonly area: string;
  /** Path without language prefix. */
  readonly path: string;
  readonly title: string;
  /** Words of the page above its parts. */
  readonly text: string;
  /** Headings first, then demos, props and functions. */
  readonly parts: readonly IndexedPart[];
}

/**
 * Takes from a page what people search for.
 *
 * @param page as it is built
 * @param area identifier of the area it belongs to
 */
export function indexPage(page: PageProps, area: string): IndexedPage {
  const { path, title, description } = page;
  const common = { area, path, title, text: description };
  switch (page.kind) {
    case 'doc':
      return { kind: 'page', ...common, ...docParts(page) };
    case 'api':
      return {
        kind: 'api',
        ...common,
        parts: page.api.props.map(({ name, description }) => ({
          kind: 'prop',
          title: name,
          anchor: `prop-${name}`,
          text: plainText(description),
        })),
      };
    case 'functions':
      return {
        kind: 'api',
        ...common,
        parts: page.functions.map(({ name, description }) => ({
          kind: 'function',
          title: name,
          anchor: name,
          text: plainText(description),
        })),
      };
    case 'changes':
    case 'home':
      return { kind: 'page', ...common, parts: [] };
  }
}

/** Headings with the text up to the next one, and demos. */
function docParts({ page, description }: DocProps): Pick<IndexedPage, 'text' | 'parts'> {
  const intro = [description];
  const below = new Map<string, string[]>();
  let current = intro;
  const read = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.type === 'heading') below.set(block.id, (current = []));
      else if (block.type === 'html') current.push(plainText(block.html));
      else if (block.type === 'callout') {
        if (block.title) current.push(block.title);
        read(block.blocks);
      }
    }
  };
  read(page.blocks);
  const headings = page.headings.map(({ id, text }): IndexedPart => ({
    kind: 'heading',
    title: text,
    anchor: id,
    text: (below.get(id) ?? []).join(' '),
  }));
  const demos = Object.values(page.demos).map(({ name, title }): IndexedPart => ({
    kind: 'demo',
    title,
    anchor: `demo-${name}`,
    text: '',
  }));
  return { text: intro.join(' '), parts: [...headings, ...demos] };
}

/** Highlighted source of one code sample; `js` is present when JavaScript differs from TypeScript. */
export interface CodeVariants {
  /** Highlighted HTML of the sample as written (TypeScript where a demo is shown). */
  readonly ts: string;
  /** Highlighted HTML of the JavaScript made from it. */
  readonly js?: string;
}

/** A run of prose, rendered to HTML at build. */
export interface HtmlBlock {
  readonly type: 'html';
  readonly html: string;
}

/** A heading with its anchor. */
export interface HeadingBlock {
  readonly type: 'heading';
  readonly depth: 2 | 3 | 4;
  readonly id: string;
  readonly html: string;
}

/** A fenced code sample. */
export interface CodeBlock {
  readonly type: 'code';
  /** Prism language name. */
  readonly language: string;
  /** File name or caption, from `title="…"` behind the language. */
  readonly title?: string;
  readonly code: CodeVariants;
}

/** A note, tip or warning that holds other blocks. */
export interface CalloutBlock {
  readonly type: 'callout';
  readonly kind: 'note' | 'tip' | 'warning';
  readonly title?: string;
  readonly blocks: readonly Block[];
}

/** Code samples that replace one another, such as package managers. */
export interface TabsBlock {
  readonly type: 'tabs';
  readonly tabs: readonly { readonly label: string; readonly block: CodeBlock }[];
}

/** The place of a demo; its content is in `Page.demos`. */
export interface DemoBlock {
  readonly type: 'demo';
  readonly id: string;
}

/** A part of a page's body. */
export type Block = HtmlBlock | HeadingBlock | CodeBlock | CalloutBlock | TabsBlock | DemoBlock;

/** An entry of the page's contents. */
export interface Heading {
  readonly depth: 2 | 3 | 4;
  readonly id: string;
  /** Plain text. */
  readonly text: string;
}

/** A file that a demo imports. */
export interface DemoFile {
  /** Such as `orders.ts`. */
  readonly name: string;
  readonly code: CodeVariants;
  readonly lines: number;
}

/** What the page knows of a demo: its source is shown, its module is fetched when it nears the viewport. */
export interface Demo {
  /** `<page folder>/<name>`, unique in its area. */
  readonly id: string;
  /** Module name without extension, such as `BasicButton`. */
  readonly name: string;
  /** Accessible name of the demo's region. */
  readonly title: string;
  readonly code: CodeVariants;
  /** Lines of the TypeScript source. */
  readonly lines: number;
  /** Height in pixels held free before a demo that renders nothing on the server. */
  readonly height?: number;
  /** The demo draws its own background up to the frame's edge. */
  readonly bleed?: boolean;
  /** It is there to be used; its code is not shown. */
  readonly tool?: boolean;
  /** Address of a page with nothing but the demo, which is shown in a frame. */
  readonly frame?: string;
  /** Files that it is made of beside its own; only a demo in a frame shows them. */
  readonly files?: readonly DemoFile[];
  /** First minor version with all that it uses; left out where the record's oldest one has it. */
  readonly needs?: string;
}

/** A documentation page as plain data; survives JSON. */
export interface Page {
  /** URL path without language prefix, with leading and trailing slash. */
  readonly path: string;
  /** Language of the content. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Components the page documents, linked to their API pages. */
  readonly components: readonly string[];
  /** Day on which a post was published, such as `2026-11-20`; only posts have one. */
  readonly date?: string;
  readonly headings: readonly Heading[];
  readonly blocks: readonly Block[];
  readonly demos: Readonly<Record<string, Demo>>;
  /** Source file, relative to the repository root. */
  readonly source: string;
  /** In no navigation, index or sitemap: only the site itself leads there. */
  readonly unlisted?: true;
}

/** The parts of a page before code is highlighted: a block that needs a demo names it here. */
export function demoIds(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'demo') return [block.id];
    return block.type === 'callout' ? demoIds(block.blocks) : [];
  });
}

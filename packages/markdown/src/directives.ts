import type { Issue } from '@lectern/page-model';
import type { Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';

/** A `::demo{…}` line. */
export interface DemoReference {
  /** File beside the page, such as `SaveButton.tsx`. */
  readonly src: string;
  readonly title: string;
  /** Height held free in pixels for a demo that renders nothing on the server. */
  readonly height?: number;
  readonly bleed: boolean;
  /** It is there to be used; its code is of no use to the reader. */
  readonly tool: boolean;
  /** It stands in a document of its own. */
  readonly frame: boolean;
  readonly line: number;
}

/** Kinds of callout that `:::kind` opens. */
export const calloutKinds = ['note', 'tip', 'warning'] as const;

const DEMO_ATTRIBUTES = ['src', 'title', 'height', 'bleed', 'tool', 'frame'];

/** The line a node starts on; 1 when the parser did not say. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** Reads the attributes of a `::demo` line. */
export function parseDemoReference(
  node: LeafDirective,
  file: string,
): { reference?: DemoReference; issues: Issue[] } {
  const issues: Issue[] = [];
  const line = lineOf(node);
  const attributes = node.attributes ?? {};
  const report = (message: string, hint: string) =>
    issues.push({ code: 'demo-attributes', message, hint, file, line });
  for (const name of Object.keys(attributes)) {
    if (!DEMO_ATTRIBUTES.includes(name)) {
      report(`::demo knows no attribute "${name}".`, `Use ${DEMO_ATTRIBUTES.join(', ')}.`);
    }
  }
  const src = (attributes['src'] ?? '').replace(/^\.\//, '');
  if (!/^[A-Z][A-Za-z0-9]*\.tsx$/.test(src)) {
    report(
      `::demo needs src, the PascalCase .tsx file beside the page; it is "${src}".`,
      'Write ::demo{src="SaveButton.tsx" title="Save and discard"}.',
    );
  }
  const title = (attributes['title'] ?? '').trim();
  if (title === '') {
    report(
      `The demo ${src} has no title.`,
      'Add title="…": screen readers announce the demo by it.',
    );
  }
  const height = attributes['height'] ? Number(attributes['height']) : undefined;
  if (height !== undefined && !(Number.isInteger(height) && height > 0 && height <= 2000)) {
    report(`height="${attributes['height']}" is no number of pixels.`, 'Write height="400".');
  }
  const isOn = (name: string) => attributes[name] === 'true' || attributes[name] === '';
  const kind = { bleed: isOn('bleed'), tool: isOn('tool'), frame: isOn('frame') };
  if (kind.frame && height === undefined) {
    report(`The demo ${src} has a frame without a height.`, 'Add height="400" beside frame.');
  }
  if (issues.length > 0) return { issues };
  return { reference: { src, title, ...(height ? { height } : {}), ...kind, line }, issues };
}

/**
 * Turns text directives back into text: authors write `16:9` and `:hover` in prose, and this
 * site's format has no text directive.
 */
export function restoreTextDirectives(tree: Root, source: string): void {
  visit(tree, 'textDirective', (node: TextDirective, index, parent) => {
    if (index === undefined || !parent) return;
    const { position } = node;
    const value = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
    (parent.children as RootContent[])[index] = {
      type: 'text',
      value,
      ...(position && { position }),
    };
  });
}

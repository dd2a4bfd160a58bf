import type { Block, CodeBlock, CodeVariants, Heading, Issue } from '@lectern/page-model';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Heading as MdastHeading, Nodes, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toHast, type State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { calloutKinds, lineOf, parseDemoReference, type DemoReference } from './directives';
import { checkFence, readFence } from './fence';

/** The body of a page, cut into blocks. */
export interface Body {
  readonly blocks: Block[];
  readonly headings: Heading[];
  readonly demos: DemoReference[];
  readonly issues: Issue[];
}

interface Context {
  readonly file: string;
  /** Identifier of a demo file of this page. */
  readonly demoId: (src: string) => string;
  /** Highlighted code of each fence. */
  readonly code: ReadonlyMap<Code, CodeVariants>;
}

/** Marks where a block stands among the rendered prose, until the prose is cut. */
const MARK = 'lectern-block';

/**
 * Renders Markdown once and cuts the result into blocks, so that footnotes and reference links
 * that span blocks still work.
 */
export function toBlocks(tree: Root, context: Context): Body {
  const { file } = context;
  const issues: Issue[] = [];
  const headings: Heading[] = [];
  const demos: DemoReference[] = [];
  const marked: Block[] = [];
  const slugger = new GithubSlugger();
  let lastDepth = 1;

  const report = (node: Nodes, code: string, message: string, hint: string) =>
    issues.push({ code, message, hint, file, line: lineOf(node) });

  function mark(block: Block): Element {
    marked.push(block);
    const index = marked.length - 1;
    return { type: 'element', tagName: MARK, properties: { index }, children: [] };
  }

  function cut(children: readonly (RootContent | ElementContent)[]): Block[] {
    const blocks: Block[] = [];
    let prose: (RootContent | ElementContent)[] = [];
    const flush = () => {
      const html = toHtml({ type: 'root', children: prose as RootContent[] }).trim();
      if (html !== '') blocks.push({ type: 'html', html });
      prose = [];
    };
    for (const child of children) {
      const block =
        child.type === 'element' && child.tagName === MARK
          ? marked[Number(child.properties['index'])]
          : undefined;
      if (!block) {
        prose.push(child);
        continue;
      }
      flush();
      blocks.push(block);
    }
    flush();
    return blocks;
  }

  function heading(state: State, node: MdastHeading) {
    const text = toString(node);
    const id = slugger.slug(text);
    if (node.depth === 1) {
      report(
        node,
        'heading-order',
        `"${text}" is a second title.`,
        'Use ##; the front matter holds the title.',
      );
    } else if (node.depth > lastDepth + 1) {
      report(
        node,
        'heading-order',
        `The heading "${text}" skips a level.`,
        `Use ${'#'.repeat(lastDepth + 1)} here.`,
      );
    }
    lastDepth = Math.max(2, node.depth);
    const depth = Math.min(4, Math.max(2, node.depth)) as Heading['depth'];
    headings.push({ depth, id, text });
    const html = toHtml({ type: 'root', children: state.all(node) });
    return mark({ type: 'heading', depth, id, html });
  }

  function codeBlock(node: Code): CodeBlock {
    issues.push(...checkFence(node, file));
    const { language, title } = readFence(node);
    const code = context.code.get(node) ?? { ts: '' };
    return { type: 'code', language, ...(title ? { title } : {}), code };
  }

  function leaf(_state: State, node: LeafDirective) {
    if (node.name !== 'demo') {
      report(
        node,
        'directive',
        `Unknown directive ::${node.name}.`,
        'Only ::demo stands on a line of its own.',
      );
      return undefined;
    }
    const parsed = parseDemoReference(node, file);
    issues.push(...parsed.issues);
    if (!parsed.reference) return undefined;
    const { reference } = parsed;
    if (demos.some((demo) => demo.src === reference.src)) {
      report(
        node,
        'demo-twice',
        `${reference.src} is shown twice.`,
        'Show a demo once; link to it by its anchor.',
      );
    }
    demos.push(reference);
    return mark({ type: 'demo', id: context.demoId(reference.src) });
  }

  function container(state: State, node: ContainerDirective) {
    if (node.name === 'tabs') {
      const fences = node.children.filter((child) => child.type === 'code');
      if (fences.length !== node.children.length || fences.length < 2) {
        report(
          node,
          'directive',
          '::::tabs holds something else than two or more code fences.',
          'Put each variant in a fence with a title.',
        );
      }
      const tabs = fences.map((fence) => {
        const { title, ...block } = codeBlock(fence);
        if (!title)
          report(fence, 'directive', 'A tab has no title.', 'Add title="npm" behind the language.');
        return { label: title ?? '', block };
      });
      return mark({ type: 'tabs', tabs });
    }
    const kind = calloutKinds.find((name) => name === node.name);
    if (!kind) {
      report(
        node,
        'directive',
        `Unknown directive :::${node.name}.`,
        `Use ${calloutKinds.join(', ')} or tabs.`,
      );
      return undefined;
    }
    const [first, ...rest] = node.children;
    const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const title = labelled ? toString(first) : undefined;
    const children = state.all({ ...node, children: labelled ? rest : node.children });
    return mark({ type: 'callout', kind, ...(title ? { title } : {}), blocks: cut(children) });
  }

  const hast = toHast(tree, {
    handlers: {
      heading,
      code: (_state: State, node: Code) => mark(codeBlock(node)),
      leafDirective: leaf,
      containerDirective: container,
      yaml: () => undefined,
    },
    clobberPrefix: 'note-',
  }) as HastRoot;
  decorate(hast);
  return { blocks: cut(hast.children), headings, demos, issues };
}

/** Lets wide tables scroll by themselves and marks links that leave the site. */
function decorate(tree: HastRoot): void {
  const walk = (parent: HastRoot | Element) => {
    parent.children.forEach((child, index) => {
      if (child.type !== 'element') return;
      walk(child);
      if (child.tagName === 'a' && /^https?:/.test(String(child.properties['href'] ?? ''))) {
        child.properties['rel'] = 'noopener';
      }
      if (child.tagName === 'input') {
        // A task list's boxes are shown, not used: the text beside them is their label.
        child.properties['ariaHidden'] = 'true';
      }
      if (child.tagName === 'table') {
        parent.children[index] = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table-scroll'], tabIndex: 0, role: 'group' },
          children: [child],
        };
      }
    });
  };
  walk(tree);
}

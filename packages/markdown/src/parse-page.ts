import type { CodeVariants, Issue, Page } from '@lectern/page-model';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toBlocks } from './blocks';
import type { DemoReference } from './directives';
import { collectFences, type Fence } from './fence';
import { parseFrontMatter } from './front-matter';
import { highlight } from './highlight';
import { collectInlineCode, type InlineCode } from './inline-code';
import { collectLinks, type PageLink } from './links';
import { parseMarkdown } from './parse-markdown';

/** Where a page comes from and where it goes. */
export interface ParseOptions {
  /** Source path relative to the repository root, shown in issues. */
  readonly file: string;
  /** URL path without language prefix. */
  readonly path: string;
  /** BCP-47 tag of the text. */
  readonly language: string;
  /** Identifier of a demo file of this page. */
  readonly demoId: (src: string) => string;
  /** Makes JavaScript from TypeScript; undefined when the code can't be converted. */
  readonly toJavaScript: (code: string, language: string) => Promise<string | undefined>;
}

/** A page whose demos are named but not yet read. */
export interface ParsedPage {
  readonly page: Omit<Page, 'demos'>;
  readonly demos: readonly DemoReference[];
  readonly links: readonly PageLink[];
  /** Code between backticks in the text. */
  readonly inlineCode: readonly InlineCode[];
  readonly fences: readonly Fence[];
  readonly issues: readonly Issue[];
}

/** Markdown with front matter to a page. Problems come back as issues; nothing is thrown. */
export async function parsePage(source: string, options: ParseOptions): Promise<ParsedPage> {
  const { file, path, language, demoId } = options;
  const tree = parseMarkdown(source);
  const first = tree.children[0];
  const { frontMatter, issues } = parseFrontMatter(
    first?.type === 'yaml' ? first.value : undefined,
    file,
  );
  const code = await highlightFences(tree, options.toJavaScript);
  const body = toBlocks(tree, { file, demoId, code });
  return {
    page: {
      path,
      language,
      ...frontMatter,
      headings: body.headings,
      blocks: body.blocks,
      source: file,
    },
    demos: body.demos,
    links: collectLinks(tree),
    inlineCode: collectInlineCode(tree),
    fences: collectFences(tree),
    issues: [...issues, ...body.issues],
  };
}

/** Highlights code in both languages; `js` is left out where it reads the same. */
export async function highlightVariants(
  code: string,
  language: string,
  toJavaScript: ParseOptions['toJavaScript'],
): Promise<CodeVariants> {
  const ts = highlight(code, language);
  if (language !== 'ts' && language !== 'tsx') return { ts };
  const converted = await toJavaScript(code, language);
  if (converted === undefined || converted === code.trim()) return { ts };
  return { ts, js: highlight(converted, language === 'ts' ? 'js' : 'jsx') };
}

async function highlightFences(
  tree: Root,
  toJavaScript: ParseOptions['toJavaScript'],
): Promise<Map<Code, CodeVariants>> {
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(node);
  });
  return new Map(
    await Promise.all(
      fences.map(
        async (node) =>
          [node, await highlightVariants(node.value, node.lang ?? 'text', toJavaScript)] as const,
      ),
    ),
  );
}

import { demoId, planDemo, siblingFiles, type DemoSources } from '@lectern/demos/core';
import { framePathname, type Demo, type Issue, type Page } from '@lectern/page-model';
import {
  highlightVariants,
  parsePage,
  type Fence,
  type InlineCode,
  type PageLink,
} from '@lectern/markdown';
import { findNeeds } from './needs';
import type { AreaSources } from './sources';
import { matchTranslation } from './translation';

/** A page read from content, with the links and the code that are still to be checked. */
export interface ContentPage {
  readonly page: Page;
  readonly links: readonly PageLink[];
  readonly inlineCode: readonly InlineCode[];
  readonly fences: readonly Fence[];
  /** Text of the modules in the page's folder, its demos among them. */
  readonly modules: readonly string[];
}

/** The pages of an area, in every language they are written in. */
export interface AreaContent {
  /** English pages by path. */
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** Translated pages by `<language> <path>`. */
  readonly translations: ReadonlyMap<string, ContentPage>;
  readonly issues: readonly Issue[];
}

export type ToJavaScript = (code: string, language: string) => Promise<string | undefined>;

const PAGE_FILE = /^(?:(.*)\/)?page(?:\.([a-z]{2}))?\.md$/;

/** Key of a translated page. */
export function translationKey(language: string, path: string): string {
  return `${language} ${path}`;
}

/** Reads every `page.md` of an area with the demos it shows. */
export async function readContent(
  area: AreaSources,
  languages: readonly string[],
  toJavaScript: ToJavaScript,
): Promise<AreaContent> {
  const issues: Issue[] = [];
  const pages = new Map<string, ContentPage>();
  const translations = new Map<string, ContentPage>();
  const shown = new Set(
    area.ownPages.flatMap(({ demos = [] }) => demos.map((demo) => `${demo}.tsx`)),
  );

  for (const [name, source] of area.files) {
    const match = PAGE_FILE.exec(name);
    if (!match) continue;
    const [, folder = '', language = 'en'] = match;
    const file = `${area.contentDirectory}/${name}`;
    if (!languages.includes(language)) {
      issues.push({
        code: 'page-language',
        message: `The site is not served in "${language}".`,
        hint: `Use one of ${languages.join(', ')}, or add the language to apps/site.config.ts.`,
        file,
      });
      continue;
    }
    const read = await readPage(area, { folder, name, source, file, language, toJavaScript });
    issues.push(...read.issues);
    for (const demo of read.shown) shown.add(demo);
    const { path } = read.content.page;
    if (language === 'en') pages.set(path, read.content);
    else translations.set(translationKey(language, path), read.content);
  }

  for (const [key, translated] of translations) {
    const english = pages.get(translated.page.path);
    if (!english) continue;
    const match = matchTranslation(english, translated);
    issues.push(...match.issues);
    translations.set(key, match.content);
  }
  issues.push(...orphans(area, pages, translations, shown));
  return { pages, translations, issues };
}

interface PageFile {
  readonly folder: string;
  readonly name: string;
  readonly source: string;
  readonly file: string;
  readonly language: string;
  readonly toJavaScript: ToJavaScript;
}

async function readPage(area: AreaSources, input: PageFile) {
  const { folder, source, file, language, toJavaScript } = input;
  const path = `${area.config.prefix}${folder === '' ? '' : `${folder}/`}`;
  const parsed = await parsePage(source, {
    file,
    path,
    language,
    demoId: (src) => demoId(folder, src),
    toJavaScript,
  });
  const issues = [...parsed.issues];
  const demos: Record<string, Demo> = {};
  const sources: DemoSources = {
    files: filesIn(area.files, folder),
    directory: [area.contentDirectory, folder].filter(Boolean).join('/'),
    packages: area.packages,
    highlight: (code) => highlightVariants(code, 'tsx', toJavaScript),
  };
  for (const reference of parsed.demos) {
    const { demo, issues: found } = await planDemo({ ...reference, folder, page: file }, sources);
    issues.push(...found);
    if (!demo) continue;
    const files = reference.frame ? await siblingFiles(reference.src, sources) : [];
    const needs = findNeeds(area.uses?.get(demo.id) ?? [], area.api);
    demos[demo.id] = {
      ...demo,
      // It fills its frame, and the frame the stage.
      ...(reference.frame && { bleed: true, frame: framePathname(area.config.prefix, demo.id) }),
      ...(files.length > 0 && { files }),
      ...(needs !== undefined && { needs }),
    };
  }
  const { links, inlineCode, fences } = parsed;
  const modules = [...sources.files]
    .filter(([name]) => /\.tsx?$/.test(name))
    .map(([, text]) => text);
  const page: Page = { ...parsed.page, demos };
  const content: ContentPage = { page, links, inlineCode, fences, modules };
  return { content, issues, shown: parsed.demos.map(({ src }) => `${folder}/${src}`) };
}

/** Files that stand directly in a folder, by name. */
export function filesIn(files: ReadonlyMap<string, string>, folder: string): Map<string, string> {
  const prefix = folder === '' ? '' : `${folder}/`;
  return new Map(
    [...files]
      .filter(([name]) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))
      .map(([name, text]) => [name.slice(prefix.length), text]),
  );
}

/** Demos that no page shows, and translations of pages that do not exist. */
function orphans(
  area: AreaSources,
  pages: ReadonlyMap<string, ContentPage>,
  translations: ReadonlyMap<string, ContentPage>,
  shown: ReadonlySet<string>,
): Issue[] {
  const unseen = [...area.files]
    .filter(
      ([name, text]) =>
        /\/[A-Z][A-Za-z0-9]*\.tsx$/.test(name) &&
        !shown.has(name) &&
        /^export default function/m.test(text),
    )
    .map(([name]) => ({
      code: 'demo-unseen',
      message: 'No page shows this demo.',
      hint: `Add ::demo{src="${name.split('/').at(-1)}" title="…"} to the page, or delete the file.`,
      file: `${area.contentDirectory}/${name}`,
    }));
  const homeless = [...translations.values()]
    .filter(({ page }) => !pages.has(page.path))
    .map(({ page }) => ({
      code: 'translation-orphan',
      message: `There is no English page ${page.path} to translate.`,
      hint: 'Put the translation beside its page.md.',
      file: page.source,
    }));
  return [...unseen, ...homeless];
}

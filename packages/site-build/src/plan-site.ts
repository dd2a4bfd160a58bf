import { checkTranslations } from '@lectern/docs-config/check';
import type {
  AreaRecord,
  DocProps,
  FramedDemo,
  HomeProps,
  Issue,
  Labels,
  Page,
  PageProps,
  SiteConfig,
} from '@lectern/page-model';
import type { PageEntry } from '@lectern/nav/core';
import { readContent, translationKey, type AreaContent, type ToJavaScript } from './content';
import { recordOf } from './area-record';
import { changesAnchors, changesPages } from './changes';
import { checkLabels, labelsOf } from './labels';
import { checkLinks } from './links';
import { llmsPathname, llmsText } from './llms-text';
import { localizePage } from './localize';
import { apiMarkdown, functionsMarkdown, pageMarkdown, twinPathname } from './markdown-twin';
import { checkNames } from './names';
import { checkNav, completeNav } from './navigation';
import { checkTypePages, shortestImport } from './api';
import {
  componentPages,
  descriptionRenderer,
  referencePages,
  referenceProps,
  renderReference,
  type ReferencePage,
} from './reference';
import { checkPlaygrounds } from './playgrounds';
import { dayIn, feedPathname, feedText, postsBelow } from './posts';
import { factsFiles } from './facts';
import { projectFiles } from './projects';
import { gatherShown } from './shown-in';
import type { AreaSources, SiteSources } from './sources';
import { checkUndemoed, findUndemoed, type Undemoed } from './undemoed';

/** One area, ready to be written. */
export interface AreaPlan {
  readonly id: string;
  readonly nav: readonly PageEntry[];
  /** Props of every page in every language, in the order of the navigation. */
  readonly pages: readonly PageProps[];
  /** What the navigation and the products are called in each language other than English. */
  readonly labels: Readonly<Record<string, Labels>>;
  /**
   * Files beside the pages, by path: their Markdown, what is written and the API reference, the index
   * of the English ones, and feeds of posts.
   */
  readonly twins: ReadonlyMap<string, string>;
  /** Ids of the demos; each is the module's path below the content folder, without extension. */
  readonly demos: readonly string[];
  /** Those that have a document of their own. */
  readonly frames: readonly FramedDemo[];
  /** Projects made of the demos, by path below `/demos/`. */
  readonly projects: ReadonlyMap<string, string>;
  /** What tools of a demo know of the components, by path below `/components/`. */
  readonly facts: ReadonlyMap<string, string>;
  /** How the API came to be, where that is on record. */
  readonly record?: AreaRecord;
}

/** The whole site, ready to be written, and everything that is wrong with it. */
export interface SitePlan {
  readonly areas: readonly AreaPlan[];
  readonly issues: readonly Issue[];
  /** What no demo shows, package by package. */
  readonly undemoed: readonly Undemoed[];
}

/** Makes the plan of the site. Pure but for the conversion that is handed in. */
export async function planSite(site: SiteSources, toJavaScript: ToJavaScript): Promise<SitePlan> {
  const languages = site.config.languages.map(({ code }) => code);
  const issues: Issue[] = [...checkLabels(site), ...checkPlaygrounds(site.config)];
  const read: {
    area: AreaSources;
    content: AreaContent;
    nav: readonly PageEntry[];
    projects: ReadonlyMap<string, string>;
  }[] = [];
  for (const area of site.areas) {
    const content = await readContent(area, languages, toJavaScript);
    const nav = completeNav(area, content);
    issues.push(...content.issues, ...checkNav(area, nav, content), ...checkOwn(area, languages));
    const { origin } = site.config;
    const projects = await projectFiles(area, content, { origin, toJavaScript });
    read.push({ area, content, nav, projects });
  }
  const anchors = siteAnchors(read);
  const libraries = site.areas.flatMap(({ api }) => api);
  const render = descriptionRenderer(anchors);
  const owners = new Map<string, string>();
  for (const { area, content } of read) {
    for (const { library } of area.api) {
      issues.push(...checkTypePages(library, (path) => anchors.has(path)));
    }
    for (const entry of [...content.pages.values(), ...content.translations.values()]) {
      issues.push(...checkLinks(entry, anchors));
      if (area.names) {
        const { names: declared } = area;
        issues.push(...checkNames(entry, { declared, libraries, allowed: site.names ?? {} }));
      }
    }
    const known = componentPages(area);
    for (const { page } of content.pages.values()) {
      const owner = owners.get(page.path);
      if (owner) issues.push(duplicate(page.path, owner, page.source));
      owners.set(page.path, page.source);
      issues.push(...checkComponents(page.components, page.source, { area, known }));
    }
  }
  const counts = Object.fromEntries(
    read.map(({ area, content }) => [
      area.config.id,
      content.pages.size + referencePages(area).length,
    ]),
  );
  const undemoed = read.flatMap(({ area, content }) => {
    if (!area.uses) return [];
    const shown = gatherShown(area, content, 'en');
    return area.api.map((library) => findUndemoed(library, shown));
  });
  issues.push(...undemoed.flatMap((one) => checkUndemoed(one, site.undemoed?.[one.packageName])));
  return {
    areas: read.map(({ area, content, nav, projects }) => ({
      id: area.config.id,
      nav,
      projects,
      labels: Object.fromEntries(
        languages.slice(1).map((language) => [language, labelsOf(site, language, nav, content)]),
      ),
      ...writtenPages(area, content, nav),
      demos: [
        ...new Set([
          ...area.ownPages.flatMap((page) => page.demos ?? []),
          ...[...content.pages.values(), ...content.translations.values()].flatMap(({ page }) =>
            Object.keys(page.demos),
          ),
        ]),
      ],
      frames: [...content.pages.values()].flatMap(({ page }) =>
        Object.values(page.demos)
          .filter(({ frame }) => frame !== undefined)
          .map(({ id, title }) => ({ id, title })),
      ),
      facts: factsFiles(area),
      ...recordOf(area, site.areas),
    })),
    issues,
    undemoed,
  };

  /** Pages of an area in every language, and as Markdown with its index. */
  function writtenPages(area: AreaSources, content: AreaContent, nav: readonly PageEntry[]) {
    const reference = referencePages(area).map((page) => renderReference(page, render));
    const pages = languages.flatMap((language) =>
      areaPages(area, {
        content,
        language,
        languages,
        counts,
        reference,
        updated: site.updated,
      }),
    );
    const { config } = area;
    const twins = areaTwins(area, content, site.config.origin);
    const feeds = areaFeeds(content, site.config);
    const english = pages.filter(({ language }) => language === 'en');
    const index = llmsText({ config, nav, pages: english, twins }, site.config);
    return { pages, twins: new Map([...twins, [llmsPathname(config), index], ...feeds]) };
  }
}

function duplicate(path: string, first: string, second: string): Issue {
  return {
    code: 'path-duplicate',
    message: `Duplicated pathname ${path}: ${first} has it too.`,
    hint: 'Move one of the two to another folder.',
    file: second,
    line: 1,
  };
}

function siteAnchors(read: readonly { area: AreaSources; content: AreaContent }[]) {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const { area, content } of read) {
    for (const { page } of content.pages.values()) {
      const demos = Object.values(page.demos).map(({ name }) => `demo-${name}`);
      anchors.set(page.path, new Set([...page.headings.map(({ id }) => id), ...demos]));
    }
    for (const page of referencePages(area)) anchors.set(page.path, new Set(page.anchors));
    for (const page of changesPages(area, 'en')) {
      anchors.set(page.path, new Set(changesAnchors(page)));
    }
    for (const { path } of area.ownPages) anchors.set(path, new Set());
  }
  return anchors;
}

function checkComponents(
  names: readonly string[],
  file: string,
  { area, known }: { area: AreaSources; known: ReadonlyMap<string, ReferencePage> },
): Issue[] {
  if (area.api.length === 0) return [];
  const packages = area.api.flatMap(({ library }) => library.packages).join(', ');
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({
      code: 'component-unknown',
      message: `The front matter names ${name}, which is no export of ${packages}.`,
      hint: 'Correct the name in components, or remove it.',
      file,
      line: 1,
    }));
}

/** What is missing or wrong in the words of the pages that the area's app draws. */
function checkOwn({ ownPages, navFile }: AreaSources, languages: readonly string[]): Issue[] {
  return ownPages.flatMap(({ words }) =>
    languages.flatMap((language) =>
      checkTranslations(words['en'] ?? {}, words[language] ?? {}, navFile, language).map(
        (issue) => ({ ...issue, message: `${issue.message.slice(0, -1)} in "${language}".` }),
      ),
    ),
  );
}

function areaTwins(area: AreaSources, content: AreaContent, origin: string): Map<string, string> {
  const pages = [...content.pages.values(), ...content.translations.values()];
  const written = pages.flatMap(({ page }): [string, string][] => {
    if (content.pages.get(page.path)?.page.unlisted) return [];
    const file = page.source.slice(area.contentDirectory.length + 1);
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const codeOf = (name: string) => area.files.get(`${folder}${name}`);
    const prefix = page.language === 'en' ? '' : `/${page.language}`;
    const text = pageMarkdown(
      area.files.get(file) ?? '',
      { ...page, origin: `${origin}${prefix}` },
      codeOf,
    );
    return [[`${prefix}${twinPathname(page.path)}`, text]];
  });
  const reference = referencePages(area).map(({ path, title, library, content }) => {
    const text =
      'model' in content
        ? apiMarkdown(content.model)
        : functionsMarkdown(`${library.library.name} ${title.toLowerCase()}`, content.functions);
    return [twinPathname(path), text] as const;
  });
  return new Map([...written, ...reference]);
}

/** A feed for each page that lists posts. */
function areaFeeds(content: AreaContent, site: SiteConfig): [string, string][] {
  return [...content.pages.values()].flatMap(({ page }): [string, string][] => {
    const posts = postsBelow(content, page.path, 'en');
    return posts.length > 0 ? [[feedPathname(page.path), feedText(page, posts, site)]] : [];
  });
}

interface PagesInput {
  readonly content: AreaContent;
  readonly language: string;
  /** All languages of the site. */
  readonly languages: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  /** Rendered pages of the reference. */
  readonly reference: readonly ReferencePage[];
  readonly updated: SiteSources['updated'];
}

function areaPages(area: AreaSources, input: PagesInput): PageProps[] {
  const { content, language, languages, counts, reference } = input;
  const components = componentPages(area);
  const docs = [...content.pages.values()].map(({ page: english }): DocProps => {
    const translated = content.translations.get(translationKey(language, english.path))?.page;
    const page: Page = {
      ...localizePage(translated ?? english, language),
      ...(english.unlisted && { unlisted: true }),
    };
    const apiLinks = english.components.flatMap((name) => {
      const page = components.get(name);
      if (!page || !('model' in page.content)) return [];
      const { model } = page.content;
      const current = model.props.filter(({ deprecated }) => deprecated === undefined);
      const props = [
        ...current.filter(({ required }) => required),
        ...current.filter(({ required }) => !required),
      ];
      return [
        {
          name: page.title,
          path: page.path,
          importLine: shortestImport(model),
          props: props.map((prop) => prop.name),
        },
      ];
    });
    const { path, title, description } = page;
    const written = languages.filter(
      (code) => code === 'en' || content.translations.has(translationKey(code, path)),
    );
    const updated = input.updated?.get(page.source);
    const posts = postsBelow(content, path, language);
    return {
      kind: 'doc',
      path,
      language,
      title,
      description,
      written,
      page,
      apiLinks,
      ...(updated !== undefined && { updated: dayIn(language, updated) }),
      ...(english.date !== undefined && { published: dayIn(language, english.date) }),
      ...(posts.length > 0 && { posts }),
    };
  });
  const shown = gatherShown(area, content, language);
  const api = reference.map((page) => referenceProps(page, { content, shown, language }));
  const own = area.ownPages.map(({ path, words: { en, ...others } }): HomeProps => {
    const words = others[language] ?? en;
    const { title = '', description = '' } = words ?? {};
    const written = languages;
    return {
      kind: 'home',
      path,
      language,
      title,
      description,
      written,
      words: words ?? {},
      counts,
    };
  });
  return [...own, ...docs, ...api, ...changesPages(area, language)];
}

import type { Issue, Labels } from '@lectern/page-model';
import type { PageEntry } from '@lectern/nav/core';
import { translationKey, type AreaContent } from './content';
import { withSlash } from './navigation';
import type { SiteSources } from './sources';

/** Folder of the labels in the repository: one file for each language, by English text. */
export const LABELS_FOLDER = 'apps/labels';

/** What the navigation and the products are called in a language: a page by its translation's title. */
export function labelsOf(
  { config, labels = {} }: SiteSources,
  language: string,
  nav: readonly PageEntry[],
  content: AreaContent,
): Labels {
  const known = labels[language] ?? {};
  const titleOf = ({ pathname, title, subheader }: PageEntry) =>
    content.translations.get(translationKey(language, withSlash(pathname)))?.page.title ??
    known[title ?? subheader ?? ''];
  return {
    nav: named(flatten(nav).map((entry) => [entry.pathname, titleOf(entry)])),
    areas: named(config.areas.map(({ id, description }) => [id, known[description]])),
  };
}

/** The labels that a language lacks, of those that stand on every page: groups and products. */
export function checkLabels({ config, areas, labels = {} }: SiteSources): Issue[] {
  const groups = areas.flatMap(({ nav }) => flatten(nav).filter(({ children }) => children));
  const texts = new Set([
    ...groups.flatMap(({ title, subheader }) => title ?? subheader ?? []),
    ...config.areas.map(({ description }) => description),
  ]);
  return config.languages.slice(1).flatMap(({ code }) =>
    [...texts]
      .filter((text) => !labels[code]?.[text])
      .map((text) => ({
        code: 'label-missing',
        message: `"${text}" has no label in "${code}".`,
        hint: `Add "${text}": "…" to it.`,
        file: `${LABELS_FOLDER}/${code}.json`,
      })),
  );
}

function flatten(nav: readonly PageEntry[]): PageEntry[] {
  return nav.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

function named(entries: readonly (readonly [string, string | undefined])[]) {
  return Object.fromEntries(
    entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
  );
}

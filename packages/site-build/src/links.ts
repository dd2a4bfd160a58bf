import type { Issue } from '@lectern/page-model';
import type { ContentPage } from './content';

/** Anchors of every page of the site, by path. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Checks the links of a page as its author wrote them, so that an issue can name the line. */
export function checkLinks({ page, links }: ContentPage, anchors: Anchors): Issue[] {
  return links.flatMap(({ href, line }) => {
    const at = { file: page.source, line };
    if (/^(?:https:\/\/|mailto:)/.test(href)) return [];
    if (!href.startsWith('/') && !href.startsWith('#')) {
      const hint = 'Start it with / for a page of this site, or with https://.';
      return [{ code: 'link-form', message: `"${href}" is no link.`, hint, ...at }];
    }
    const [path = '', hash] = href.split('#') as [string, string?];
    const target = path === '' ? page.path : path;
    const found = anchors.get(target);
    if (!found) {
      return [
        {
          code: 'link-dead',
          message: `${target} does not exist.`,
          hint: suggest(target, anchors),
          ...at,
        },
      ];
    }
    if (hash && !found.has(hash)) {
      const hint = `The page has ${
        [...found]
          .slice(0, 12)
          .map((id) => `#${id}`)
          .join(', ') || 'no anchors'
      }.`;
      return [{ code: 'anchor-dead', message: `${target} has no anchor #${hash}.`, hint, ...at }];
    }
    return [];
  });
}

function suggest(target: string, anchors: Anchors): string {
  if (anchors.has(`${target}/`)) return `Write ${target}/ with its slash.`;
  const last = target.split('/').filter(Boolean).at(-1) ?? '';
  const near = [...anchors.keys()].filter((path) => last !== '' && path.includes(`${last}/`));
  return near.length > 0
    ? `Did you mean ${near.slice(0, 3).join(' or ')}?`
    : 'Link to a page of the site.';
}

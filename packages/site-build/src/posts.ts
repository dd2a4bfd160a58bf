import type { Day, PostLink, SiteConfig } from '@lectern/page-model';
import { Feed } from 'feed';
import { translationKey, type AreaContent } from './content';

/** A day as a page in a language writes it: `20 November 2026`. */
export function dayIn(language: string, date: string): Day {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return { date, text: format.format(new Date(`${date}T00:00:00Z`)) };
}

/** Posts that stand below a path, the newest first. */
export function postsBelow(content: AreaContent, path: string, language: string): PostLink[] {
  const posts = [...content.pages.values()].flatMap(({ page: english }): PostLink[] => {
    const { date } = english;
    if (date === undefined || !english.path.startsWith(path) || english.path === path) return [];
    const page = content.translations.get(translationKey(language, english.path))?.page ?? english;
    const { title, description } = page;
    return [{ path: english.path, title, description, published: dayIn(language, date) }];
  });
  return posts.sort((a, b) => b.published.date.localeCompare(a.published.date));
}

/** URL path of the feed of a page that lists posts. */
export function feedPathname(path: string): string {
  return `${path}feed.xml`;
}

/** The Atom feed of a page that lists posts. */
export function feedText(
  page: { readonly path: string; readonly title: string; readonly description: string },
  posts: readonly PostLink[],
  site: SiteConfig,
): string {
  const link = `${site.origin}${page.path}`;
  const feed = new Feed({
    id: link,
    link,
    title: `${site.name}: ${page.title}`,
    description: page.description,
    copyright: site.name,
    language: 'en',
    feedLinks: { atom: `${site.origin}${feedPathname(page.path)}` },
    updated: dateOf(posts[0]),
  });
  for (const post of posts) {
    const { path, title, description } = post;
    const url = `${site.origin}${path}`;
    feed.addItem({ id: url, link: url, title, description, date: dateOf(post) });
  }
  return feed.atom1();
}

/** Without a post there is no feed; a build's own time would make each build another. */
function dateOf(post: PostLink | undefined): Date {
  return new Date(`${post?.published.date ?? '1970-01-01'}T00:00:00Z`);
}

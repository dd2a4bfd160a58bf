'use client';

import { useTranslate } from '@lectern/docs-config';
import type { PostLink } from '@lectern/page-model';
import { hrefOf } from '../href';
import { useShell } from '../shell';
import { DayText } from './day-text';

/** The posts of a blog and its feed. */
export function Posts({ posts }: { posts: readonly PostLink[] }) {
  const { page, Link } = useShell();
  const t = useTranslate();
  return (
    <>
      <ul className="posts">
        {posts.map(({ path, title, description, published }) => (
          <li key={path}>
            <DayText day={published} />
            <h2>
              <Link href={hrefOf(path, page.language)}>{title}</Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${page.path}feed.xml`} type="application/atom+xml">
          {t('feed')}
        </a>
      </p>
    </>
  );
}

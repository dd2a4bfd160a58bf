import { DocArticle, localizedHref, useShell } from '@lectern/layout';
import { keptPages, type KeptPage } from '@lectern/offline/kept-pages';
import type { DocProps } from '@lectern/page-model';
import { useEffect, useState } from 'react';

/** Path of the page that stands in for those that can't be had without a connection. */
export const OFFLINE = '/offline/';

/** What a reader sees without a connection: what happened, and what there is to read. */
export function OfflinePage(page: DocProps) {
  useEffect(() => {
    // In the place of another page; its address is still in the address bar.
    const isStandIn = !location.pathname.endsWith(OFFLINE);
    const load = () => location.reload();
    if (isStandIn) addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, []);
  return (
    <DocArticle {...page}>
      <KeptPages />
    </DocArticle>
  );
}

function KeptPages() {
  const { site } = useShell();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    keptPages().then(
      (kept) => setPages(kept.filter(({ pathname }) => !pathname.endsWith(OFFLINE))),
      () => undefined,
    );
  }, []);
  // Pages of two products may have one title.
  const areaOf = ({ pathname, language }: KeptPage) =>
    site.areas.find(
      ({ prefix }) => prefix !== '/' && pathname.startsWith(localizedHref(prefix, language)),
    )?.name;
  const suffix = ` - ${site.name}`;
  return (
    <ul className="kept-pages">
      {pages.map((page) => (
        <li key={page.pathname}>
          <a href={page.pathname} lang={page.language} dir={page.direction}>
            {page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title}
          </a>{' '}
          <span>{areaOf(page)}</span>
        </li>
      ))}
    </ul>
  );
}

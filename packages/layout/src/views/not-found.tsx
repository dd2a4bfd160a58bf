'use client';

import { useTranslate } from '@lectern/docs-config';
import { hrefOf } from '../href';
import { useShell } from '../shell';
import { useLateWhen } from '../use-late';

/** What an address that leads nowhere shows: what happened and where to go on. */
export function NotFound() {
  const { site, page, Link } = useShell();
  const t = useTranslate();
  return (
    <div className="not-found">
      <h1>{t('notFoundTitle')}</h1>
      <p>{t('notFoundText')}</p>
      {!site.search && <Nearest />}
      <ul>
        {site.areas
          .filter(({ start }) => start !== undefined)
          .map(({ id, name, start = '/' }) => (
            <li key={id}>
              <Link href={hrefOf(start, page.language)}>{name}</Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

const fetchSearch = () => import('./not-found-search').then(({ NotFoundSearch }) => NotFoundSearch);

/** Only the browser knows the address; the page is built once for all of them. */
function Nearest() {
  const View = useLateWhen(true, fetchSearch);
  return View && <View pathname={location.pathname} />;
}

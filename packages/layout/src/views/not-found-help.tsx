'use client';

import { localizedHref } from '../href';
import { useShell } from '../shell';
import { useLateWhen } from '../use-late';

/** Where to go on from an address that leads nowhere: the nearest pages, the search, the products. */
export function NotFoundHelp() {
  const { site, page, Link } = useShell();
  return (
    <div className="not-found">
      {!site.search && <Nearest />}
      <ul>
        {site.areas
          .filter(({ start }) => start !== undefined)
          .map(({ id, name, start = '/' }) => (
            <li key={id}>
              <Link href={localizedHref(start, page.language)}>{name}</Link>
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

import { DocArticle, NotFoundHelp } from '@lectern/layout';
import type { DocProps } from '@lectern/page-model';

/** Path of the page that stands in for addresses that lead nowhere. */
export const NOT_FOUND = '/not-found/';

/** What an address that leads nowhere shows: what happened and where to go on. */
export function NotFoundPage(page: DocProps) {
  return (
    <DocArticle {...page}>
      <NotFoundHelp />
    </DocArticle>
  );
}

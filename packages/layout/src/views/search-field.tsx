'use client';

import { useTranslate } from '@lectern/docs-config';
import { requestSearch } from '../search-request';

/** What looks like the field of the search and opens it, for pages that begin with searching. */
export function SearchField() {
  const t = useTranslate();
  return (
    <button type="button" className="search-entry" aria-haspopup="dialog" onClick={requestSearch}>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="9" cy="9" r="5" />
        <path d="m13 13 4 4" />
      </svg>
      <span>{t('searchPlaceholder')}</span>
      <kbd className="search-key" aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

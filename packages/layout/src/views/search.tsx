'use client';

import { useTranslate } from '@lectern/docs-config';
import { opensSearch } from '@lectern/search';
import { useCallback, useEffect, useState } from 'react';
import { hasMarks } from '../search-marks';
import { onSearchRequest } from '../search-request';
import { useShell } from '../shell';
import { useLate } from '../use-late';

const fetchDialog = () => import('./search-dialog').then(({ SearchDialog }) => SearchDialog);
const fetchDocSearch = () => import('./doc-search').then(({ DocSearch }) => DocSearch);
const fetchMarks = () => import('./search-marks').then(({ SearchMarks }) => SearchMarks);

/** The button that opens the search, and its keys. The dialog is fetched at the first use. */
export function Search() {
  const { site, page } = useShell();
  const t = useTranslate();
  const { View: Dialog, load, failed } = useLate(site.search ? fetchDocSearch : fetchDialog);
  const { View: Marks, load: loadMarks } = useLate(fetchMarks);
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);

  useEffect(() => {
    if (!open && hasMarks()) loadMarks();
  }, [open, page.path, loadMarks]);

  useEffect(() => onSearchRequest(show), [show]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const writing =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input, textarea, select'));
      if (!opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey, writing })) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);

  return (
    <>
      {failed && (
        <span className="search-failed" role="alert">
          {t('searchFailed')}
        </span>
      )}
      <button
        type="button"
        className="search-button"
        aria-label={t('search')}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={show}
      >
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="9" cy="9" r="5" />
          <path d="m13 13 4 4" />
        </svg>
        <span className="search-label">{t('search')}</span>
        <kbd className="search-key" aria-hidden="true">
          /
        </kbd>
      </button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
      {Marks && <Marks searching={open} />}
    </>
  );
}

'use client';

import { useTranslate } from '@lectern/docs-config';
import { opensSearch } from '@lectern/search';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { hasMarks } from '../search-marks';
import { onSearchRequest } from '../search-request';
import { useShell } from '../shell';

/** The button that opens the search, and its keys. The dialog is fetched at the first use. */
export function Search() {
  const { site, page } = useShell();
  const t = useTranslate();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [Marks, setMarks] = useState<ComponentType<{ searching: boolean }> | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const show = useCallback(() => {
    setFailed(false);
    const loaded = site.search
      ? import('./doc-search').then(({ DocSearch }) => DocSearch)
      : import('./search-dialog').then(({ SearchDialog }) => SearchDialog);
    loaded.then(
      (View) => {
        setDialog(() => View);
        setOpen(true);
      },
      () => setFailed(true),
    );
  }, [site]);

  useEffect(() => {
    if (open || !hasMarks()) return;
    import('./search-marks').then(
      ({ SearchMarks }) => setMarks(() => SearchMarks),
      // The page can be read without.
      () => undefined,
    );
  }, [open, page.path]);

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

'use client';

import '@docsearch/css/dist/style.css';
import { DocSearchModal } from '@docsearch/react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useShell } from '../shell';

/** The dialog of Algolia DocSearch, for a site that configures it. */
export function DocSearch({ onClose }: { onClose: () => void }) {
  const { site, page, navigate } = useShell();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  if (!site.search) return null;
  const { appId, apiKey, indexName } = site.search;
  return createPortal(
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      searchParameters={{ facetFilters: [`language:${page.language}`] }}
      navigator={{ navigate: ({ itemUrl }) => navigate(itemUrl) }}
      initialScrollY={window.scrollY}
      onClose={onClose}
    />,
    document.body,
  );
}

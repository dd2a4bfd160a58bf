import type { SearchKind } from '@lectern/search';

const PATHS: Record<SearchKind | 'recent' | 'product', string> = {
  page: 'M6 2.5h6L15.5 6v11.5h-9.5zM12 2.5V6h3.5M8.5 10h4.5M8.5 13h4.5',
  api: 'M8 3C6 3 6.5 5 6.5 6.5S6 10 4 10c2 0 2.5 2 2.5 3.5S6 17 8 17M12 3c2 0 1.5 2 1.5 3.5S14 10 16 10c-2 0-2.5 2-2.5 3.5S14 17 12 17',
  heading: 'M8.5 3.5 7 16.5M13 3.5l-1.5 13M4 7.5h12M4 12.5h12',
  demo: 'M4 3.5h12v13H4zM8.5 7.5v5l4-2.5z',
  prop: 'M3 6.5h7M14 6.5h3M3 13.5h3M10 13.5h7M12 4.5v4M8 11.5v4',
  function: 'M13 3.5c-2.5-.5-3 1-3.3 3L8.5 14c-.3 2-1.5 3-3.5 2.5M6 9h7',
  recent: 'M10 3a7 7 0 1 1-7 7M3 4v4h4M10 6.5V10l2.5 2',
  product: 'M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6l6.5 3.5L16.5 6M10 9.5v8',
};

/** The sign of what a search found. */
export function SearchIcon({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}

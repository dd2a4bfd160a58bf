'use client';

import { useEffect, useRef, useState } from 'react';
import { findRanges } from '../find-ranges';
import { forgetMarks, readMarks } from '../search-marks';
import { useShell } from '../shell';
import { useSearchStrings } from '../use-search-strings';

const NAME = 'search-mark';

/** Marks the words of the search that led to the page, without touching its nodes. */
export function SearchMarks({ searching }: { searching: boolean }) {
  const { path } = useShell().page;
  const t = useSearchStrings();
  const [count, setCount] = useState(0);
  const marked = useRef<string>(undefined);

  useEffect(() => {
    if (searching || !('highlights' in CSS)) return undefined;
    if (marked.current !== undefined && marked.current !== path) forgetMarks();
    marked.current = undefined;
    const query = readMarks(path);
    const main = document.getElementById('main');
    if (query === undefined || !main) return undefined;
    marked.current = path;
    const ranges = findRanges(main, targetOf(location.hash), query);
    CSS.highlights.set(NAME, new Highlight(...ranges));
    setCount(ranges.length);

    const clear = () => {
      CSS.highlights.delete(NAME);
      setCount(0);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      forgetMarks();
      clear();
    };
    document.addEventListener('keydown', onKeyDown);
    addEventListener('pagehide', forgetMarks);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener('pagehide', forgetMarks);
      clear();
    };
  }, [searching, path]);

  return (
    <div role="status" className="search-marks" hidden={count === 0}>
      {count > 0 && (
        <>
          {t('marked', { count })}
          <button
            type="button"
            onClick={() => {
              forgetMarks();
              CSS.highlights.delete(NAME);
              setCount(0);
            }}
          >
            {t('clear')} <kbd aria-hidden="true">Esc</kbd>
          </button>
        </>
      )}
    </div>
  );
}

/** The element that an address names; a hash may be no text at all. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { findRanges } from '../find-ranges';
import { forgetMarks, readMarks } from '../search-marks';
import { useShell } from '../shell';
import { searchStrings } from '../search-strings';
import { useStrings } from '../use-strings';

const NAME = 'search-mark';

/** Marks the words of the search that led to the page, without touching its nodes. */
export function SearchMarks({ searching }: { searching: boolean }) {
  const { path } = useShell().page;
  const t = useStrings(searchStrings);
  const [count, setCount] = useState(0);
  const marked = useRef('');

  useEffect(() => {
    if (searching || !('highlights' in CSS)) return undefined;
    if (marked.current !== path) forgetMarks(marked.current);
    marked.current = '';
    const query = readMarks(path);
    const main = document.getElementById('main');
    if (query === undefined || !main) return undefined;
    marked.current = path;
    const mark = () => {
      const target = targetOf(location.hash);
      const ranges = findRanges(main, target, query);
      CSS.highlights.set(NAME, new Highlight(...ranges));
      setCount(ranges.length);
      target?.scrollIntoView();
    };
    mark();
    // The first article of the reference comes later than its path, when its place was not there.
    const observer = new MutationObserver(mark);
    observer.observe(main, { childList: true });

    const clear = () => {
      observer.disconnect();
      CSS.highlights.delete(NAME);
      setCount(0);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      forgetMarks(path);
      clear();
    };
    const onPageHide = () => forgetMarks(path);
    document.addEventListener('keydown', onKeyDown);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener('pagehide', onPageHide);
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
              forgetMarks(path);
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

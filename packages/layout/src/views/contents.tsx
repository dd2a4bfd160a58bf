'use client';

import { useTranslate } from '@lectern/docs-config';
import type { Heading } from '@lectern/page-model';
import { useEffect, useState, type MouseEvent } from 'react';
import { sectionInView } from '../section-in-view';

/** Id that the button beside the breadcrumbs opens on narrow screens. */
const CONTENTS_ID = 'contents';

/** Opens the contents where there is no room for them beside the text; works without JavaScript. */
export function ContentsButton({ headings }: { headings: readonly Heading[] }) {
  const t = useTranslate();
  if (shownOf(headings).length === 0) return null;
  return (
    <button type="button" className="contents-button" popoverTarget={CONTENTS_ID}>
      {t('contents')}
      <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 4.5 6 7.5l3-3" />
      </svg>
    </button>
  );
}

/** Headings that the contents list; none where they would list one. */
function shownOf(headings: readonly Heading[]): readonly Heading[] {
  const shown = headings.filter(({ depth }) => depth < 4);
  return shown.length < 2 ? [] : shown;
}

/** The page's contents; marks the section that is being read. */
export function Contents(props: { headings: readonly Heading[]; textLanguage: string }) {
  const { headings, textLanguage } = props;
  const t = useTranslate();
  const current = useSectionInView(headings);
  const shown = shownOf(headings);
  if (shown.length === 0) return <div className="contents" />;
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest('nav');
    if (panel?.matches(':popover-open')) panel.hidePopover();
  };
  return (
    <nav id={CONTENTS_ID} className="contents" aria-label={t('contents')} popover="auto">
      <p className="contents-title">{t('contents')}</p>
      <ul lang={textLanguage} onClick={close}>
        {shown.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <a className="back-to-top" href="#main" onClick={close}>
        {t('backToTop')}
      </a>
    </nav>
  );
}

/** Id of the section at the top of the viewport, followed while the page scrolls. */
function useSectionInView(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const tops = headings
        .filter(({ depth }) => depth < 4)
        .flatMap(({ id }) => {
          const element = document.getElementById(id);
          return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
        });
      const { scrollHeight } = document.documentElement;
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= scrollHeight - 2;
      setCurrent(sectionInView(tops, atEnd));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [headings]);
  return current;
}

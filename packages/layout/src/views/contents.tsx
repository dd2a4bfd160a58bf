'use client';

import { useTranslate } from '@lectern/docs-config';
import type { Heading } from '@lectern/page-model';
import { useEffect, useState } from 'react';
import { sectionInView } from '../section-in-view';

/** The page's contents; marks the section that is being read. */
export function Contents(props: { headings: readonly Heading[]; textLanguage: string }) {
  const { headings, textLanguage } = props;
  const t = useTranslate();
  const current = useSectionInView(headings);
  const shown = headings.filter(({ depth }) => depth < 4);
  if (shown.length < 2) return <div className="contents" />;
  return (
    <nav className="contents" aria-label={t('contents')}>
      <p className="contents-title">{t('contents')}</p>
      <ul lang={textLanguage}>
        {shown.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
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

'use client';

import { useTranslate } from '@lectern/docs-config';
import { breadcrumbs, findActive, prevNext, titleOf, type PageEntry } from '@lectern/nav';
import { isListed, type Day, type Heading } from '@lectern/page-model';
import type { MouseEvent, ReactNode } from 'react';
import { hrefOf, localizedHref } from '../href';
import { LensSlot } from '../lens';
import { useShell } from '../shell';
import { AdSlot } from './ad-slot';
import { AsMarkdown } from './as-markdown';
import { Contents, ContentsButton } from './contents';
import { Feedback } from './feedback';
import { Flags } from './flags';

/** What stands around every article: place, title, description with the ad, contents, neighbours. */
export function PageFrame(props: {
  headings: readonly Heading[];
  /** Language of the article's text. */
  textLanguage: string;
  /** Language of its headings, and of what is not marked otherwise; the text's, if left out. */
  proseLanguage?: string;
  /** Lines under the description, such as the import. */
  extra?: ReactNode;
  /** Source file, relative to the repository root. */
  source?: string;
  /** Last change of the source. */
  updated?: Day | undefined;
  children: ReactNode;
}) {
  const { headings, textLanguage, proseLanguage = textLanguage } = props;
  const { extra, source, updated, children } = props;
  const { site, page, index, owns, navigate } = useShell();
  const t = useTranslate();
  const active = findActive(index, page.path).page;
  const direction = site.languages.find(({ code }) => code === textLanguage)?.direction ?? 'ltr';
  const foreign = textLanguage !== page.language;
  const listed = isListed(page);

  const followLink = (event: MouseEvent) => {
    const anchor = (event.target as Element).closest('a');
    const href = anchor?.getAttribute('href');
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!href?.startsWith('/') || !plain || event.defaultPrevented) return;
    if (anchor?.closest('[data-island]') || !owns(href)) return;
    event.preventDefault();
    navigate(href);
  };

  return (
    <div className="page">
      <article className="article" onClick={followLink}>
        <div className="lens-bar">
          <LensSlot at="article" />
        </div>
        <div className="page-place">
          <Breadcrumbs />
          <AsMarkdown />
          <ContentsButton headings={headings} />
        </div>
        <header className="page-head">
          <div className="page-head-text">
            <h1 lang={textLanguage} dir={direction}>
              {page.title} {active && <Flags entry={active} />}
            </h1>
            <p className="page-description" lang={textLanguage} dir={direction}>
              {page.description}
            </p>
            {extra}
          </div>
          {listed && <AdSlot />}
        </header>
        {foreign && (
          <p className="page-notice" role="note">
            {t('notTranslated')}{' '}
            <a href={localizedHref(page.path, 'en')} hrefLang="en">
              {t('viewInEnglish')}
            </a>
          </p>
        )}
        <div className="prose" lang={proseLanguage} dir={direction}>
          {children}
        </div>
        <footer className="page-foot">
          {listed && <Feedback key={page.path} />}
          {listed && source && (
            <a
              className="edit-link"
              href={`${site.repository}/edit/main/${source}`}
              rel="noopener"
              data-analytics-event="edit"
            >
              {t('editPage')}
            </a>
          )}
          {listed && updated && (
            <p className="page-updated">
              <time dateTime={updated.date}>
                {t('lastUpdated', { values: { date: updated.text } })}
              </time>
            </p>
          )}
          <Neighbours />
        </footer>
      </article>
      <Contents headings={headings} textLanguage={proseLanguage} />
    </div>
  );
}

function Breadcrumbs() {
  const { area, index, page } = useShell();
  const t = useTranslate();
  const trail = breadcrumbs(index, page.path).slice(0, -1);
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        <li>{area.name}</li>
        {trail.map((entry) => (
          <li key={entry.pathname}>{titleOf(entry)}</li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbours() {
  const { index, page } = useShell();
  const t = useTranslate();
  const { previous, next } = prevNext(index, page.path);
  return (
    <nav className="neighbours" aria-label={t('neighbours')}>
      {previous ? <Neighbour entry={previous} rel="prev" label={t('previous')} /> : <span />}
      {next && <Neighbour entry={next} rel="next" label={t('next')} />}
    </nav>
  );
}

function Neighbour(props: { entry: PageEntry; rel: 'prev' | 'next'; label: string }) {
  const { entry, rel, label } = props;
  const { page, Link } = useShell();
  return (
    <Link className="neighbour" rel={rel} href={hrefOf(entry.pathname, page.language)}>
      <span className="neighbour-label">{label}</span>
      <span className="neighbour-title" lang={entry.linkProps?.['lang']}>
        {titleOf(entry)}
      </span>
    </Link>
  );
}

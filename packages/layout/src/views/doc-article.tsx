'use client';

import { CopyButton } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import type { DocProps } from '@lectern/page-model';
import type { ReactNode } from 'react';
import { localizedHref } from '../href';
import { useShell } from '../shell';
import { API_SUMMARY, ApiSummary } from './api-summary';
import { Blocks } from './blocks';
import { DayText } from './day-text';
import { LatePlayground } from './late-playground';
import { PageFrame } from './page-frame';
import { Posts } from './posts';

/** A page written in Markdown; `children` follow its text. */
export function DocArticle(props: DocProps & { children?: ReactNode }) {
  const { page, apiLinks, updated, published, posts, children } = props;
  return (
    <PageFrame
      // The article is replaced whole: its HTML is not reconciled with the page before.
      key={page.path}
      headings={
        apiLinks.length > 0
          ? [...page.headings, { depth: 2, id: API_SUMMARY, text: 'API' }]
          : page.headings
      }
      textLanguage={page.language}
      source={page.source}
      updated={updated}
      extra={
        <>
          {published && <DayText day={published} />}
          {apiLinks.length > 0 && <ComponentLinks links={apiLinks} />}
        </>
      }
    >
      <Blocks blocks={page.blocks} demos={page.demos} />
      {posts && <Posts posts={posts} />}
      {/* Far down, as what comes late moves what stands below. */}
      {apiLinks.length > 0 && <LatePlayground links={apiLinks} />}
      {apiLinks.length > 0 && <ApiSummary links={apiLinks} />}
      {children}
    </PageFrame>
  );
}

function ComponentLinks({ links }: { links: DocProps['apiLinks'] }) {
  const { page, Link } = useShell();
  const t = useTranslate();
  const importLine = links[0]?.importLine;
  return (
    <div className="component-links" dir="ltr">
      {importLine && (
        <p className="import-line">
          <code>{importLine}</code>
          <CopyButton
            className="copy-button"
            code={importLine}
            labels={{ copy: t('copy'), copied: t('copied') }}
          />
        </p>
      )}
      <ul className="api-links" aria-label={t('apiReference')}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link href={localizedHref(path, page.language)}>{`${name} API`}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

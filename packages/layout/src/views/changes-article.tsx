'use client';

import { useTranslate } from '@lectern/docs-config';
import type { ChangesProps } from '@lectern/page-model';
import { useState } from 'react';
import { localizedHref } from '../href';
import { useShell } from '../shell';
import { useHydrated } from '../use-hydrated';
import { ChangeList } from './api-history';
import { NameFilter } from './name-filter';
import { PageFrame } from './page-frame';
import { SectionHeading } from './section-heading';

/** What changed in a library's API, component by component. */
export function ChangesArticle({ path, components }: ChangesProps) {
  const t = useTranslate();
  const { page, Link } = useShell();
  const hydrated = useHydrated();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = components.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <PageFrame
      key={path}
      headings={shown.map(({ name }) => ({ depth: 2, id: name, text: name }))}
      textLanguage="en"
      proseLanguage={page.language}
    >
      {/* Its room is there from the start, so that nothing moves once it works. */}
      <div className="changes-filter">
        {hydrated && (
          <NameFilter
            label={t('filterComponents')}
            filter={filter}
            setFilter={setFilter}
            status={t('searchResults', { count: shown.length })}
          />
        )}
      </div>
      {shown.map(({ name, path: apiPath, changes }) => (
        <section key={name}>
          <SectionHeading depth={2} id={name} html={name} />
          {apiPath && (
            <p>
              <Link href={localizedHref(apiPath, page.language)}>{name} API</Link>
            </p>
          )}
          <ChangeList changes={changes} />
        </section>
      ))}
    </PageFrame>
  );
}

'use client';

import { useTranslate } from '@lectern/docs-config';
import type { ApiLink } from '@lectern/page-model';
import { localizedHref } from '../href';
import { useShell, useWordsLanguage } from '../shell';
import { SectionHeading } from './section-heading';

/** Anchor of the summary, which no heading of a page can have. */
export const API_SUMMARY = 'api-summary';

/** The props of the components that a page documents, each a link to its reference. */
export function ApiSummary({ links }: { links: readonly ApiLink[] }) {
  const { page } = useShell();
  const t = useTranslate();
  const lang = useWordsLanguage();
  return (
    <section dir="ltr">
      <SectionHeading depth={2} id={API_SUMMARY} html="API" />
      {links.map(({ name, path, props }, index) => {
        const href = localizedHref(path, page.language);
        return (
          <details key={path} className="api-summary" open={index === 0}>
            <summary>
              <code>{name}</code>{' '}
              <span lang={lang}>
                {t('props')}: {props.length}
              </span>
            </summary>
            <p>
              {/* Plain links: the article follows them in place. */}
              {props.map((prop) => (
                <a key={prop} href={`${href}#prop-${prop}`}>
                  {prop}
                </a>
              ))}
            </p>
          </details>
        );
      })}
    </section>
  );
}

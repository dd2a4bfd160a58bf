'use client';

import { useCopy } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import type { HeadingBlock } from '@lectern/page-model';
import { useWordsLanguage } from '../shell';

/** A heading with a link to itself, which is copied as it is followed. */
export function SectionHeading({ depth, id, html }: Omit<HeadingBlock, 'type'>) {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  const Tag = `h${depth}` as const;
  const lang = useWordsLanguage();
  const text = html.replace(/<[^>]+>/g, '');
  return (
    <div className="section-heading">
      <Tag id={id} dangerouslySetInnerHTML={{ __html: html }} />
      <a
        className="section-link"
        lang={lang}
        href={`#${id}`}
        aria-label={t('linkToSection', { values: { title: text } })}
        onClick={(event) => void copy(event.currentTarget.href)}
      >
        {isCopied ? t('copied') : '#'}
      </a>
    </div>
  );
}

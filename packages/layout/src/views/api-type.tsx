'use client';

import { CopyButton } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import { typeAnchors, type ApiModel } from '@lectern/page-model';
import { useId, useRef, useState } from 'react';
import { SectionHeading } from './section-heading';

/** Characters of a type that a row shows before it is folded; about two lines. */
const MOST_SHOWN = 140;

/** The type in a prop's row; a long one is folded, where there is JavaScript to unfold it. */
export function PropType({ html }: { html: string }) {
  const t = useTranslate();
  const id = useId();
  const code = useRef<HTMLElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const long = html.replace(/<[^>]+>/g, '').length > MOST_SHOWN;
  return (
    <>
      <span className="api-type" data-folded={(long && !unfolded) || undefined}>
        <code id={id} ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </span>
      {long && (
        <span className="api-type-tools">
          <button
            type="button"
            className="copy-button"
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t(unfolded ? 'showLess' : 'showAll')}
          </button>
          <CopyType getText={() => code.current?.textContent ?? ''} />
        </span>
      )}
    </>
  );
}

/** Copies a type. */
export function CopyType({ getText }: { getText: () => string }) {
  const t = useTranslate();
  return (
    <CopyButton
      className="copy-button"
      labels={{ copy: t('copy'), copied: t('copied') }}
      getText={getText}
    />
  );
}

/** Every type that the props lead to, so that each has an address and opens without JavaScript. */
export function TypeList({ types }: { types: NonNullable<ApiModel['types']> }) {
  const t = useTranslate();
  return (
    <>
      <SectionHeading depth={2} id="types" html={t('types')} />
      <ul className="api-list">
        {[...typeAnchors(Object.keys(types))].map(([key, anchor]) => {
          const type = types[key];
          return (
            <li key={key} id={anchor} className="api-item">
              <p className="api-item-head">
                <a href={`#${anchor}`} className="api-name">
                  <code>{key}</code>
                </a>
              </p>
              {/* The client knows it from the document: see slimProps. */}
              <code
                className="api-definition"
                suppressHydrationWarning
                dangerouslySetInnerHTML={{ __html: type && 'text' in type ? type.text : '' }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

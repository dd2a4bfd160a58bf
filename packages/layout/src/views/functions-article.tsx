'use client';

import { useTranslate } from '@lectern/docs-config';
import type { ApiFunction, FunctionsProps } from '@lectern/page-model';
import { LensSlot } from '../lens';
import { useEnglish, useShell } from '../shell';
import { CodeSample } from './code-sample';
import { escapeText } from './escape-text';
import { PageFrame } from './page-frame';
import { SectionHeading } from './section-heading';
import { EnglishHtml } from './static-html';

/** The hooks or functions of a library. */
export function FunctionsArticle({ path, functions }: FunctionsProps) {
  const { page } = useShell();
  return (
    <PageFrame
      key={path}
      headings={functions.map(({ name }) => ({ depth: 2, id: name, text: name }))}
      textLanguage="en"
      proseLanguage={page.language}
    >
      {functions.map((read) => (
        <FunctionSection key={read.name} read={read} />
      ))}
    </PageFrame>
  );
}

function FunctionSection({ read }: { read: ApiFunction }) {
  const t = useTranslate();
  const english = useEnglish();
  const { name, imports, signatures, params, description, deprecated, deprecatedSince } = read;
  const described = params.filter((param) => param.description !== '');
  const code = [...imports, '', ...signatures.map((text) => `${name}${text}`)].join('\n');
  return (
    <section>
      <SectionHeading depth={2} id={name} html={name} />
      {(deprecated !== undefined || read.since) && (
        <p>
          {deprecated !== undefined && (
            <span className="flag" data-flag="deprecated">
              {deprecatedSince
                ? t('deprecatedSince', { values: { version: deprecatedSince } })
                : t('deprecated')}
            </span>
          )}{' '}
          <LensSlot at="function" name={name}>
            {read.since && (
              <span className="flag">{t('since', { values: { version: read.since } })}</span>
            )}
          </LensSlot>
        </p>
      )}
      {deprecated && <EnglishHtml html={deprecated} />}
      {description && <EnglishHtml html={description} />}
      <CodeSample code={{ ts: escapeText(code) }} language="ts" />
      {described.length > 0 && (
        <dl className="api-params" aria-label={t('parameters')}>
          {described.map((param) => (
            <div key={param.name}>
              <dt>
                <code>{param.name}</code>
              </dt>
              <dd lang={english} dangerouslySetInnerHTML={{ __html: param.description }} />
            </div>
          ))}
        </dl>
      )}
      {read.returns && (
        <dl className="api-params">
          <div>
            <dt>{t('returns')}</dt>
            <dd lang={english} dangerouslySetInnerHTML={{ __html: read.returns }} />
          </div>
        </dl>
      )}
    </section>
  );
}

'use client';

import { useTranslate } from '@lectern/docs-config';
import type { DemoFile as File } from '@lectern/page-model';
import { useWordsLanguage } from '../shell';
import { CodeSample } from './code-sample';

interface DemoFileProps extends File {
  readonly open?: boolean;
  /** Of the files of one group, one is open at a time. */
  readonly group?: string;
}

/** Code of a demo that can be folded away. */
export function DemoFile({ name, code, lines, open, group }: DemoFileProps) {
  const t = useTranslate();
  const lang = useWordsLanguage();
  return (
    <details className="demo-code" open={open} name={group} dir="ltr">
      <summary>
        <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M3 4.5 6 7.5l3-3" />
        </svg>
        <span className="demo-file">{name}</span>
        <span className="demo-lines" lang={lang}>
          {t('lines', { count: lines })}
        </span>
      </summary>
      <CodeSample code={code} language="tsx" />
    </details>
  );
}

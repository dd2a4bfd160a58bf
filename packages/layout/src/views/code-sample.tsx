'use client';

import { HighlightedCode } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import type { CodeVariants } from '@lectern/page-model';

/** A highlighted sample with its file name and a copy button. */
export function CodeSample(props: { code: CodeVariants; language: string; title?: string }) {
  const { code, language, title } = props;
  const t = useTranslate();
  return (
    <HighlightedCode
      html={code}
      language={language}
      {...(title ? { title } : {})}
      labels={{ copy: t('copy'), copied: t('copied') }}
    />
  );
}

import { useTranslate } from '@lectern/docs-config';
import type { ReactNode } from 'react';

interface FailureProps {
  readonly className?: string;
  readonly lang?: string | undefined;
  readonly onRetry: () => void;
  /** What failed, where the place does not tell. */
  readonly children?: ReactNode;
}

/** Says that something could not be fetched, and lets the reader try again. */
export function Failure({ className, lang, onRetry, children }: FailureProps) {
  const t = useTranslate();
  return (
    <p className={className} lang={lang} role="alert">
      {children && <>{children} </>}
      <button type="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}

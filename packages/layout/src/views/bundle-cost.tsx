'use client';

import { useTranslate } from '@lectern/docs-config';
import type { ApiCost } from '@lectern/page-model';

/** What an import adds to a bundle; opened, it says how that is measured. */
export function BundleCost({ cost }: { cost: ApiCost }) {
  const t = useTranslate();
  const { alone, added, beside: library } = cost;
  return (
    <details dir="auto">
      <summary>
        {t('bundleCost', {
          values: { alone: kilobytes(alone), added: kilobytes(added), library },
        })}
      </summary>
      {t('bundleMeasure', { values: { library } })}
    </details>
  );
}

/** Thousands of bytes, to one decimal. */
function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

'use client';

import { useTranslate } from '@lectern/docs-config';
import type { PageEntry } from '@lectern/nav';

const FLAGS = ['newFeature', 'planned', 'unstable', 'beta', 'legacy', 'deprecated'] as const;

/** Plan and status of a page, each told by word and shape besides colour. */
export function Flags({ entry }: { entry: PageEntry }) {
  const t = useTranslate();
  return (
    <>
      {entry.plan && (
        <span className="flag" data-flag={entry.plan}>
          {t(entry.plan === 'pro' ? 'planPro' : 'planPremium')}
        </span>
      )}
      {FLAGS.filter((flag) => entry[flag]).map((flag) => (
        <span key={flag} className="flag" data-flag={flag}>
          {t(flag)}
        </span>
      ))}
    </>
  );
}

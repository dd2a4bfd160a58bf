'use client';

import { useTranslate } from '@lectern/docs-config';
import { deskStrings } from '../desk-strings';
import { useStrings } from '../use-strings';
import type { Consent } from '../consent';

/** Asks once whether visits may be counted; both answers weigh the same, and none is a condition. */
export function ConsentNotice(props: { endpoint: string; onAnswer: (consent: Consent) => void }) {
  const t = useTranslate();
  const desk = useStrings(deskStrings);
  const { host } = new URL(props.endpoint, window.location.href);
  const answer = (consent: Consent) => {
    props.onAnswer(consent);
    // The buttons are gone with the notice.
    document.getElementById('main')?.focus();
  };
  return (
    <section className="consent" aria-label={desk('countVisits')}>
      <p>{desk('consentText', { values: { host } })}</p>
      <div className="consent-answers">
        <button type="button" onClick={() => answer('given')}>
          {t('yes')}
        </button>
        <button type="button" onClick={() => answer('refused')}>
          {t('no')}
        </button>
      </div>
    </section>
  );
}

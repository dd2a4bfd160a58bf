'use client';

import { useTranslate } from '@lectern/docs-config';
import { useCallback, useEffect, useId, useState } from 'react';
import { readFeedbackDraft } from '../feedback-draft';
import { useShell } from '../shell';
import { useLate } from '../use-late';

const fetchForm = () => import('./feedback-form').then(({ FeedbackForm }) => FeedbackForm);

/** Asks whether the page helped. What comes after the first answer is fetched with it. */
export function Feedback() {
  const { path } = useShell().page;
  const t = useTranslate();
  const id = useId();
  const [helpful, setHelpful] = useState<boolean | null>(null);
  const { View, load, failed } = useLate(fetchForm);
  const answer = useCallback(
    (choice: boolean) => {
      setHelpful(choice);
      load();
    },
    [load],
  );
  useEffect(() => {
    const draft = readFeedbackDraft(path);
    // Begun before the page was loaded anew.
    if (draft) answer(draft.helpful);
  }, [path, answer]);
  return (
    <section className="feedback" aria-labelledby={id}>
      <span id={id}>{t('feedback')}</span>
      {[true, false].map((choice) => (
        <button
          key={String(choice)}
          type="button"
          className="feedback-choice"
          aria-pressed={helpful === choice}
          onClick={() => answer(choice)}
        >
          {t(choice ? 'yes' : 'no')}
        </button>
      ))}
      {failed && (
        <button type="button" onClick={load}>
          {t('retry')}
        </button>
      )}
      {View && helpful !== null && <View key={String(helpful)} helpful={helpful} />}
    </section>
  );
}

'use client';

import { useTranslate } from '@lectern/docs-config';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { keepFeedbackDraft, readFeedbackDraft } from '../feedback-draft';
import { feedbackIssue } from '../feedback-issue';
import { sendFeedback } from '../send-feedback';
import { useShell } from '../shell';
import { deskStrings } from '../desk-strings';
import { useStrings } from '../use-strings';

const MAX_LENGTH = 4000;

/** The comment to an answer, and its way to the site's endpoint, or into an issue where it has none. */
export function FeedbackForm({ helpful }: { helpful: boolean }) {
  const { site, area, page } = useShell();
  const t = useTranslate();
  const desk = useStrings(deskStrings);
  const id = useId();
  const [comment, setComment] = useState(() => readFeedbackDraft(page.path)?.comment ?? '');
  const [status, setStatus] = useState<'writing' | 'sending' | 'failed' | 'sent'>('writing');
  const thanks = useRef<HTMLParagraphElement>(null);
  const endpoint = site.feedback?.endpoint;

  useEffect(() => {
    const begun = status !== 'sent' && comment !== '';
    keepFeedbackDraft(page.path, begun ? { helpful, comment } : null);
    // The button is gone with the form.
    if (status === 'sent') thanks.current?.focus();
  }, [page.path, helpful, comment, status]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!endpoint || status === 'sending') return;
    setStatus('sending');
    const { path, language } = page;
    const version = area.version ? { version: area.version } : {};
    sendFeedback(endpoint, { page: path, language, ...version, helpful, comment }).then(
      () => setStatus('sent'),
      () => setStatus('failed'),
    );
  };

  if (status === 'sent') {
    return (
      <p ref={thanks} className="feedback-status" role="status" tabIndex={-1}>
        {desk('thanks')}
      </p>
    );
  }
  return (
    <form className="feedback-form" onSubmit={send}>
      <label htmlFor={id}>{desk(helpful ? 'commentYes' : 'commentNo')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_LENGTH}
        readOnly={status === 'sending'}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {endpoint ? (
        <button type="submit" aria-disabled={status === 'sending'}>
          {t(status === 'failed' ? 'retry' : 'feedbackSend')}
        </button>
      ) : (
        <a
          href={feedbackIssue({
            repository: site.repository,
            title: page.title,
            url: `${site.origin}${page.path}`,
            helpful,
            comment,
          })}
          target="_blank"
          rel="noopener"
        >
          {desk('openIssue')}
        </a>
      )}
      <span role="status">{status === 'sending' && desk('sending')}</span>
      <span role="alert">{status === 'failed' && t('feedbackFailed')}</span>
    </form>
  );
}

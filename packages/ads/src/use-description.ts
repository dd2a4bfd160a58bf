'use client';

import { useEffect, useState } from 'react';
import { sanitizeDescription } from './sanitize-description';

/** Signs of HTML; a text without them is shown as it is, and the sanitiser is not fetched. */
const MARKUP = /[<&]/;

/** A description that is safe to show. */
export interface Description {
  readonly format: 'text' | 'html';
  readonly value: string;
}

/** Makes a description safe; null while the sanitiser is on its way. */
export function useDescription(source: string): Description | null {
  const [clean, setClean] = useState<{ readonly source: string; readonly html: string }>();
  const needsCleaning = MARKUP.test(source);

  useEffect(() => {
    if (!needsCleaning) return undefined;
    let wanted = true;
    sanitizeDescription(source).then(
      (html) => {
        if (wanted) setClean({ source, html });
      },
      // Without the sanitiser nothing of the source may be shown; the ad's name stands for it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [source, needsCleaning]);

  if (!needsCleaning) return { format: 'text', value: source };
  return clean?.source === source ? { format: 'html', value: clean.html } : null;
}

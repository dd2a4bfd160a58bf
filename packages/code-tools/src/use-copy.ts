'use client';

import { useCallback, useEffect, useState } from 'react';
import { copyText } from './copy-text';

/** How long a copy button says 'Copied', in ms. */
export const COPY_BUTTON_MS = 2000;
/** How long `useCopy` says so by default, in ms. */
export const COPY_MS = 1200;

/** What `useCopy` gives. */
export interface Copy {
  /** True for a while after a copy that succeeded. */
  readonly isCopied: boolean;
  /** Copies text; resolves to whether it succeeded and never rejects. */
  readonly copy: (text: string | Promise<string>) => Promise<boolean>;
}

/**
 * Copies to the clipboard and says for a while that it did. Another copy starts the time again.
 *
 * @param options.duration ms for which `isCopied` holds, 1200 by default
 */
export function useCopy({ duration = COPY_MS }: { readonly duration?: number } = {}): Copy {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), duration);
    return () => clearTimeout(timer);
  }, [copies, duration]);

  const copy = useCallback(async (text: string | Promise<string>) => {
    try {
      await copyText(text);
    } catch {
      // The reader sees that nothing was copied, and can still select the text.
      return false;
    }
    setCopies((count) => count + 1);
    return true;
  }, []);

  return { isCopied: copies > 0, copy };
}

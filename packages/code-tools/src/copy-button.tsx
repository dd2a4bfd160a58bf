'use client';

import type { ButtonHTMLAttributes, CSSProperties } from 'react';
import { COPY_BUTTON_MS, useCopy } from './use-copy';

/** What a copy button says. */
export interface CopyLabels {
  readonly copy?: string;
  readonly copied?: string;
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'type'> {
  /** English by default. */
  readonly labels?: CopyLabels;
  /** Analytics and the like. */
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The text to copy, or what gives it when the button is pressed. */
export type CopyButtonProps = ButtonProps &
  (
    | { readonly code: string; readonly getText?: never }
    | { readonly getText: () => string | Promise<string>; readonly code?: never }
  );

/** For screen readers only; inline, so that a site needs no style sheet of ours. */
const unseen: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** A plain button that copies text, and says 'Copied' for two seconds when it did. */
export function CopyButton({ code, getText, labels, onClick, ...rest }: CopyButtonProps) {
  const { isCopied, copy } = useCopy({ duration: COPY_BUTTON_MS });
  const { copy: copyLabel = 'Copy', copied: copiedLabel = 'Copied' } = labels ?? {};
  return (
    <>
      <button
        data-copied={isCopied || undefined}
        {...rest}
        type="button"
        data-copy-button=""
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy(getText ? getText() : code);
        }}
      >
        {isCopied ? copiedLabel : copyLabel}
      </button>
      {/* Beside the button: what is inside one is read as its name, not announced. */}
      <span role="status" aria-live="polite" style={unseen}>
        {isCopied ? copiedLabel : ''}
      </span>
    </>
  );
}

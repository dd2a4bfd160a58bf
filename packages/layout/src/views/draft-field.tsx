'use client';

import { useId, useState } from 'react';

/** A field for a value that has a form of its own: what is typed counts once it can be read. */
export function DraftField(props: {
  label: string;
  /** The value in force. */
  value: string;
  /** Undefined for what is no value. */
  read: (text: string) => string | undefined;
  onRead: (value: string) => void;
  /** Says that what stands there is no value. */
  rejected?: string;
}) {
  const { label, value, read, onRead, rejected } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && read(draft) === undefined;
  return (
    <>
      <input
        type="text"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={rejected === undefined ? undefined : id}
        value={draft ?? value}
        onChange={({ target }) => {
          const next = read(target.value);
          setDraft(target.value);
          if (next !== undefined) onRead(next);
        }}
        onBlur={() => setDraft(null)}
      />
      {rejected !== undefined && (
        <small id={id} role="status" data-low={isWrong ? '' : undefined}>
          {isWrong && rejected}
        </small>
      )}
    </>
  );
}

'use client';

import { studioStore } from '@lectern/demos/studio';
import type { ReadCode } from '@lectern/demos/studio/read-theme-code';
import { useId, useState } from 'react';
import { studioStrings } from '../studio-strings';
import { useStrings } from '../use-strings';
import { Failure } from './failure';

/** Takes a theme over from code; what reads it is fetched when somebody asks for that. */
export function StudioPaste() {
  const studio = useStrings(studioStrings);
  const id = useId();
  const [code, setCode] = useState('');
  const [read, setRead] = useState<ReadCode | null>(null);
  const [failed, setFailed] = useState(false);

  function take() {
    setFailed(false);
    import('@lectern/demos/studio/read-theme-code').then(
      ({ readThemeCode }) => {
        const next = readThemeCode(code);
        setRead(next);
        if (next.theme) studioStore.set(next.theme);
      },
      () => setFailed(true),
    );
  }

  return (
    <details className="studio-paste">
      <summary>{studio('pasteTheme')}</summary>
      <label htmlFor={id}>{studio('pasteLabel')}</label>
      <textarea
        id={id}
        dir="ltr"
        rows={6}
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="studio-actions">
        <button type="button" onClick={take}>
          {studio('pasteTake')}
        </button>
      </div>
      {failed && <Failure onRetry={take} />}
      <div role="status">
        {read && <p>{studio(read.theme ? 'pasted' : 'noTheme')}</p>}
        {read && read.left.length > 0 && (
          <>
            <p>{studio('leftOut')}</p>
            <ul>
              {read.left.map(({ line, path }) => (
                <li key={`${line} ${path}`}>{studio('lineOf', { values: { line, path } })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

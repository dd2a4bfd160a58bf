'use client';

import type { DocProps } from '@lectern/page-model';
import { useEffect, useRef, useState } from 'react';
import { playgroundInFragment } from '../playground-link';
import { isPlayable } from '../playground-presets/left-out';
import { openStrings } from '../open-strings';
import { useLate } from '../use-late';
import { useStrings } from '../use-strings';
import { Failure } from './failure';

const fetchPlayground = () => import('./playground').then(({ Playground }) => Playground);

/** Opens the playground of a page's components; a link to one opens it by itself. */
export function PlaygroundEntry({ links }: { links: DocProps['apiLinks'] }) {
  const open = useStrings(openStrings);
  const { View, load, failed } = useLate<{ components: readonly string[] }>(fetchPlayground);
  const [components] = useState(() => links.map(({ name }) => name).filter(isPlayable));
  const [isShared] = useState(() => playgroundInFragment(location.hash) !== undefined);
  const [isOpen, setOpen] = useState(isShared);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  useEffect(() => {
    if (isShared && View) ref.current?.scrollIntoView();
  }, [isShared, View]);
  if (components.length === 0) return null;
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="copy-button"
        aria-expanded={isOpen}
        data-analytics-event="demo"
        data-analytics-label="playground"
        onClick={() => setOpen(!isOpen)}
      >
        {open('playground')}
      </button>
      {failed && <Failure onRetry={load} />}
      {isOpen && View && <View components={components} />}
    </>
  );
}

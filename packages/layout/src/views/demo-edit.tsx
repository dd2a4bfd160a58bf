'use client';

import type { Demo } from '@lectern/page-model';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { editedDemo } from '../demo-edit';
import { openStrings } from '../open-strings';
import { useShell } from '../shell';
import { storedEdit } from '../stored-edit';
import { useLate } from '../use-late';
import { useStrings } from '../use-strings';
import { Failure } from './failure';

const fetchEditor = () => import('./demo-editor').then(({ DemoEditor }) => DemoEditor);

/** Opens the editor of a demo, which is fetched then; a link to an edit opens it by itself. */
export function DemoEdit({ demo }: { demo: Demo }) {
  const { area } = useShell();
  const open = useStrings(openStrings);
  const ref = useRef<HTMLButtonElement>(null);
  const { View, load, failed } = useLate(fetchEditor);
  const [section, setSection] = useState<HTMLElement | null>(null);
  const [shared, setShared] = useState<string | null>(null);

  useEffect(() => {
    const arrive = () => {
      const { hash } = location;
      const name = editedDemo(hash);
      if (name === undefined || !isMeant(ref.current, demo.name, name)) return;
      setShared(hash);
      setSection(sectionOf(ref.current));
      load();
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, [demo.name, load]);

  const close = () => {
    // The button shows again before it takes the focus.
    flushSync(() => {
      setSection(null);
      setShared(null);
    });
    ref.current?.focus();
  };
  const isKept = storedEdit(area.id, demo.id) !== null;
  return (
    <>
      <button
        ref={ref}
        type="button"
        className="demo-edit"
        aria-expanded={section !== null}
        aria-label={`${open(isKept ? 'editOn' : 'edit')}: ${demo.title}`}
        data-analytics-event="demo"
        data-analytics-label="edit"
        onClick={() => {
          setSection(sectionOf(ref.current));
          load();
        }}
      >
        {open(isKept ? 'editOn' : 'edit')}
      </button>
      {failed && <Failure onRetry={load} />}
      {View && section && (
        <View key={shared} demo={demo} section={section} shared={shared} onClose={close} />
      )}
    </>
  );
}

const sectionOf = (button: Element | null) => button?.closest<HTMLElement>('.demo') ?? null;

/** Whether a link means this demo; one that means none of the page is told at the first. */
function isMeant(button: Element | null, own: string, name: string): boolean {
  if (name === own) return true;
  const names = [...document.querySelectorAll('.demo-file')].map(({ textContent }) => textContent);
  return !names.includes(name) && document.querySelector('.demo-edit') === button;
}

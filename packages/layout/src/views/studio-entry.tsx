'use client';

import { DOCUMENTED, useStudioTheme } from '@lectern/demos/studio';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { deskStrings } from '../desk-strings';
import { useLate } from '../use-late';
import { useStrings } from '../use-strings';
import { Failure } from './failure';

const fetchStudio = () => import('./theme-studio').then(({ ThemeStudio }) => ThemeStudio);

/** Opens the theme studio, which is fetched then, from the menu of the settings. */
export function StudioEntry() {
  const desk = useStrings(deskStrings);
  const isOn = useStudioTheme() !== DOCUMENTED;
  const [open, setOpen] = useState(false);
  const { View, load, failed } = useLate(fetchStudio);
  const button = useRef<HTMLButtonElement>(null);
  const menu = () => button.current?.closest('details');

  function start() {
    load();
    setOpen(true);
  }

  function close() {
    setOpen(false);
    // The button is out of sight with its menu.
    menu()?.querySelector('summary')?.focus();
  }

  return (
    <div className="studio-entry">
      <button ref={button} type="button" aria-haspopup="dialog" onClick={start}>
        {desk('themeStudio')}
      </button>
      {isOn && <p>{desk('themeOn')}</p>}
      {failed && <Failure onRetry={load} />}
      {open &&
        View &&
        createPortal(
          <View onOpen={() => menu()?.removeAttribute('open')} onClose={close} />,
          document.body,
        )}
    </div>
  );
}

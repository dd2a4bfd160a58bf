'use client';

import {
  COLOURS,
  colourOf,
  contrastOn,
  ENOUGH_CONTRAST,
  readColour,
  studioStore,
  withColour,
  type ColourName,
  type Mode,
  type StudioTheme,
} from '@lectern/demos/studio';
import { useTranslate } from '@lectern/docs-config';
import { useColorMode } from '@lectern/theme-state';
import { useId, useState } from 'react';
import { studioStrings } from '../studio-strings';
import { useStrings } from '../use-strings';
import { Choice } from './choice';
import { DraftField } from './draft-field';

/** The words of a colour; a key of words has no dot. */
const keyOf = <Name extends ColourName>(name: Name) =>
  name.replace('.', '-') as Name extends `${infer Group}.${infer Shade}`
    ? `${Group}-${Shade}`
    : Name;

/** Colours of one mode; at first of the one that the page is in. */
export function StudioPalette({ theme }: { theme: StudioTheme }) {
  const t = useTranslate();
  const studio = useStrings(studioStrings);
  const { resolvedMode } = useColorMode();
  const [chosen, setMode] = useState<Mode | null>(null);
  const mode = chosen ?? resolvedMode;
  return (
    <fieldset className="studio-group">
      <legend>{studio('palette')}</legend>
      <Choice
        label={t('colorMode')}
        value={mode}
        onChange={setMode}
        options={[
          ['light', t('light')],
          ['dark', t('dark')],
        ]}
      />
      {COLOURS.map((name) => (
        <Colour key={`${mode} ${name}`} theme={theme} mode={mode} name={name} />
      ))}
    </fieldset>
  );
}

function Colour({ theme, mode, name }: { theme: StudioTheme; mode: Mode; name: ColourName }) {
  const studio = useStrings(studioStrings);
  const id = useId();
  const colour = colourOf(theme, mode, name);
  const label = studio(keyOf(name));
  const ratio = contrastOn(theme, mode, name);
  const values = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) };
  const set = (next: string | undefined) => studioStore.set(withColour(theme, mode, name, next));

  return (
    <div className="studio-colour">
      <input
        id={id}
        type="color"
        value={colour.slice(0, 7)}
        // How far it is seen through is kept.
        onChange={(event) => set(event.target.value + colour.slice(7))}
      />
      <label htmlFor={id}>{label}</label>
      <DraftField
        label={studio('valueOf', { values: { name: label } })}
        value={colour}
        read={readColour}
        onRead={set}
      />
      <small data-low={ratio < ENOUGH_CONTRAST ? '' : undefined}>
        {studio(ratio < ENOUGH_CONTRAST ? 'lowContrast' : 'contrast', { values })}
      </small>
    </div>
  );
}

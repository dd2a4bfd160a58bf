'use client';

import {
  BOUNDS,
  BUTTON_CASES,
  DEFAULT_SETTINGS,
  readSetting,
  studioStore,
  withSetting,
  type StudioTheme,
} from '@lectern/demos/studio';
import { useId } from 'react';
import { studioStrings } from '../studio-strings';
import { useStrings } from '../use-strings';
import { Choice } from './choice';
import { DraftField } from './draft-field';

/** Fonts that the site serves or that readers have; others can be typed. */
const FONTS = [
  DEFAULT_SETTINGS.fontFamily,
  'system-ui, sans-serif',
  'Georgia, "Times New Roman", serif',
  '"JetBrains Mono", Consolas, monospace',
];

interface Edited {
  readonly theme: StudioTheme;
}

/** Fonts, sizes and letters. */
export function StudioType({ theme }: Edited) {
  const studio = useStrings(studioStrings);
  return (
    <fieldset className="studio-group">
      <legend>{studio('typography')}</legend>
      <Fonts theme={theme} />
      <Measure theme={theme} name="fontSize" />
      <Measure theme={theme} name="headingWeight" />
      <Choice
        label={studio('buttonCase')}
        value={theme.buttonCase ?? DEFAULT_SETTINGS.buttonCase}
        onChange={(value) => studioStore.set(withSetting(theme, 'buttonCase', value))}
        options={BUTTON_CASES.map((name) => [name, studio(name)])}
      />
    </fieldset>
  );
}

/** Corners and room. */
export function StudioMeasures({ theme }: Edited) {
  const studio = useStrings(studioStrings);
  return (
    <fieldset className="studio-group">
      <legend>{studio('shape')}</legend>
      <Measure theme={theme} name="borderRadius" />
      <Measure theme={theme} name="spacing" />
    </fieldset>
  );
}

function Fonts({ theme }: Edited) {
  const studio = useStrings(studioStrings);
  const id = useId();
  const fonts = theme.fontFamily ?? DEFAULT_SETTINGS.fontFamily;
  const set = (next: string) => studioStore.set(withSetting(theme, 'fontFamily', next));

  return (
    <div className="studio-fonts">
      <label htmlFor={id}>{studio('fontFamily')}</label>
      <select id={id} dir="ltr" value={fonts} onChange={(event) => set(event.target.value)}>
        {[...new Set([...FONTS, fonts])].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <DraftField
        label={studio('valueOf', { values: { name: studio('fontFamily') } })}
        value={fonts}
        read={(text) => readSetting('fontFamily', text)}
        onRead={set}
        rejected={studio('fontRejected')}
      />
    </div>
  );
}

/** A number with a slider. */
function Measure({ theme, name }: Edited & { name: keyof typeof BOUNDS }) {
  const studio = useStrings(studioStrings);
  const id = useId();
  const value = theme[name] ?? DEFAULT_SETTINGS[name];
  return (
    <div className="studio-measure">
      <label htmlFor={id}>{studio(name)}</label>
      <output htmlFor={id}>{value ?? studio('asDocumented')}</output>
      <input
        id={id}
        type="range"
        {...BOUNDS[name]}
        value={value ?? 400}
        onChange={(event) => studioStore.set(withSetting(theme, name, Number(event.target.value)))}
      />
    </div>
  );
}

'use client';

import { CopyButton } from '@lectern/code-tools';
import {
  DOCUMENTED,
  presets,
  readStudioTheme,
  studioCode,
  studioStore,
  useStudioTheme,
} from '@lectern/demos/studio';
import { useTranslate } from '@lectern/docs-config';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useShell } from '../shell';
import { studioStrings } from '../studio-strings';
import { useStrings } from '../use-strings';
import { DensityChoice } from './density-choice';
import { StudioPalette } from './studio-palette';
import { StudioPaste } from './studio-paste';
import { StudioMeasures, StudioType } from './studio-settings';

const PRESETS = Object.keys(presets) as (keyof typeof presets)[];

/** A panel beside the page in which the theme of all demos is edited. */
export function ThemeStudio(props: { onOpen: () => void; onClose: () => void }) {
  const { page } = useShell();
  const t = useTranslate();
  const studio = useStrings(studioStrings);
  const theme = useStudioTheme();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const opened = useEffectEvent(props.onOpen);
  useEffect(() => {
    heading.current?.focus();
    opened();
  }, []);

  return (
    <section
      className="studio"
      role="dialog"
      aria-labelledby={id}
      lang={page.language}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The menu it came from is closed already.
        event.stopPropagation();
        props.onClose();
      }}
    >
      <div className="studio-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {studio('heading')}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={studio('close')}
          onClick={props.onClose}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </div>
      <div className="studio-body">
        <p className="studio-lead">{studio('lead')}</p>
        <div className="studio-actions" role="group" aria-label={studio('presets')}>
          <span aria-hidden="true">{studio('presets')}</span>
          {PRESETS.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => studioStore.set(readStudioTheme(presets[name]))}
            >
              <span
                className="studio-swatch"
                style={{ background: presets[name].light.primary }}
                aria-hidden="true"
              />
              {studio(name)}
            </button>
          ))}
        </div>
        <StudioPalette theme={theme} />
        <StudioType theme={theme} />
        <StudioMeasures theme={theme} />
        <DensityChoice />
        <StudioPaste />
      </div>
      <div className="studio-actions studio-foot">
        <CopyButton
          getText={() => studioCode(theme)}
          labels={{ copy: studio('copyTheme'), copied: t('copied') }}
        />
        <button
          type="button"
          disabled={theme === DOCUMENTED}
          onClick={() => studioStore.set(DOCUMENTED)}
        >
          {studio('reset')}
        </button>
      </div>
    </section>
  );
}

'use client';

import { useCodeVariant } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import { useColorMode } from '@lectern/theme-state';
import { useId } from 'react';
import { useHydrated } from '../use-hydrated';
import { Menu } from './menu';

/** What the reader may set: colour mode and the language of code. */
export function Settings() {
  const t = useTranslate();
  const { mode, setMode } = useColorMode();
  const { codeVariant, setCodeVariant } = useCodeVariant();
  return (
    <Menu
      label={t('settings')}
      align="end"
      summary={
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 6h8m4 0h2M3 14h2m4 0h8" />
          <circle cx="13" cy="6" r="2" />
          <circle cx="7" cy="14" r="2" />
        </svg>
      }
    >
      <div className="settings">
        <Choice
          label={t('colorMode')}
          value={mode}
          onChange={setMode}
          options={[
            ['light', t('light')],
            ['dark', t('dark')],
            ['system', t('system')],
          ]}
        />
        <Choice
          label={t('codeLanguage')}
          value={codeVariant}
          onChange={setCodeVariant}
          options={[
            ['TS', t('typeScript')],
            ['JS', t('javaScript')],
          ]}
        />
      </div>
    </Menu>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [Value, string])[];
}) {
  const { label, value, onChange, options } = props;
  const name = useId();
  // Without JavaScript a choice could not take effect.
  const hydrated = useHydrated();
  return (
    <fieldset className="choice" disabled={!hydrated}>
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

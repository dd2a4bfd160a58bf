'use client';

import { useCodeVariant } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import { useChangeTheme, useColorMode, useThemeState } from '@lectern/theme-state';

export function Settings() {
  const t = useTranslate();
  const { mode, setMode } = useColorMode();
  const { dense } = useThemeState();
  const changeTheme = useChangeTheme();
  const { codeVariant, setCodeVariant } = useCodeVariant();
  return (
    <fieldset>
      <legend>{t('settings')}</legend>
      <button type="button" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
        Mode: {mode}
      </button>
      <button type="button" onClick={() => changeTheme({ type: 'SET_DENSE', payload: !dense })}>
        {dense ? 'Dense' : 'Roomy'}
      </button>
      <button type="button" onClick={() => setCodeVariant(codeVariant === 'TS' ? 'JS' : 'TS')}>
        Code: {codeVariant}
      </button>
    </fieldset>
  );
}

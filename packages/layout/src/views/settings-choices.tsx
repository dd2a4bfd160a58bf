'use client';

import { useCodeVariant } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import { useColorMode, useThemeChoices } from '@lectern/theme-state';
import { useShell } from '../shell';
import { codeTheme } from '../code-theme';
import { consentChoice } from '../consent';
import { useStoredChoice } from '../stored-choice';
import { deskStrings } from '../desk-strings';
import { useStrings } from '../use-strings';
import { Choice } from './choice';
import { DensityChoice } from './density-choice';
import { StudioEntry } from './studio-entry';

/** What the reader may set: all of it is kept, and followed in other tabs. */
export function SettingsChoices() {
  const { site } = useShell();
  const t = useTranslate();
  const desk = useStrings(deskStrings);
  const { mode, setMode } = useColorMode();
  const { codeVariant, setCodeVariant } = useCodeVariant();
  const { direction, choose } = useThemeChoices();
  const codeColours = useStoredChoice(codeTheme);
  const consent = useStoredChoice(consentChoice);
  return (
    <>
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
        label={t('direction')}
        value={direction ?? 'language'}
        onChange={(value) => choose({ direction: value === 'language' ? null : value })}
        options={[
          ['language', desk('byLanguage')],
          ['ltr', t('ltr')],
          ['rtl', t('rtl')],
        ]}
      />
      <DensityChoice />
      <Choice
        label={t('codeLanguage')}
        value={codeVariant}
        onChange={setCodeVariant}
        options={[
          ['TS', t('typeScript')],
          ['JS', t('javaScript')],
        ]}
      />
      <Choice
        label={desk('codeColours')}
        value={codeColours ?? 'page'}
        onChange={codeTheme.set}
        options={[
          ['page', desk('codeOfPage')],
          ['okaidia', 'Okaidia'],
        ]}
      />
      {site.analytics && (
        <Choice
          label={desk('countVisits')}
          value={consent ?? 'refused'}
          onChange={consentChoice.set}
          options={[
            ['given', t('yes')],
            ['refused', t('no')],
          ]}
        />
      )}
      <StudioEntry />
    </>
  );
}

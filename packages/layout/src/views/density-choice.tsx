'use client';

import { useTranslate } from '@lectern/docs-config';
import { useThemeChoices, useThemeState } from '@lectern/theme-state';
import { deskStrings } from '../desk-strings';
import { useStrings } from '../use-strings';
import { Choice } from './choice';

/** How close things stand, in the shell and in every demo. */
export function DensityChoice() {
  const t = useTranslate();
  const desk = useStrings(deskStrings);
  const { dense } = useThemeState();
  const { choose } = useThemeChoices();
  return (
    <Choice
      label={t('density')}
      value={dense ? 'dense' : 'comfortable'}
      onChange={(value) => choose({ dense: value === 'dense' })}
      options={[
        ['comfortable', desk('comfortable')],
        ['dense', desk('dense')],
      ]}
    />
  );
}

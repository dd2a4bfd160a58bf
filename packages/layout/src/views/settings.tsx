'use client';

import { useTranslate } from '@lectern/docs-config';
import { useLate } from '../use-late';
import { Failure } from './failure';
import { Menu } from './menu';

const fetchChoices = () =>
  import('./settings-choices').then(({ SettingsChoices }) => SettingsChoices);

/** The menu of what the reader may set; its choices are fetched when somebody comes near. */
export function Settings() {
  const t = useTranslate();
  const { View, load, failed } = useLate(fetchChoices);
  return (
    <Menu
      label={t('settings')}
      align="end"
      onNear={load}
      summary={
        <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M3 6h8m4 0h2M3 14h2m4 0h8" />
          <circle cx="13" cy="6" r="2" />
          <circle cx="7" cy="14" r="2" />
        </svg>
      }
    >
      <div className="settings">
        {View && <View />}
        {failed && <Failure onRetry={load} />}
      </div>
    </Menu>
  );
}

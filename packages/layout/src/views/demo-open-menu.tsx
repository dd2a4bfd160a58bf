'use client';

import type { Demo } from '@lectern/page-model';
import { openStrings } from '../open-strings';
import { useWordsLanguage } from '../shell';
import { useLate } from '../use-late';
import { useStrings } from '../use-strings';
import { DemoEdit } from './demo-edit';
import { Failure } from './failure';
import { Menu } from './menu';

const fetchChoices = () =>
  import('./demo-open-choices').then(({ DemoOpenChoices }) => DemoOpenChoices);

/** The menu in the bar of a demo's code; what it offers is fetched when somebody comes near. */
export function DemoOpenMenu({ demo }: { demo: Demo }) {
  const open = useStrings(openStrings);
  const { View, load, failed } = useLate(fetchChoices);
  return (
    // The bar runs as code does, whatever the page's direction.
    <div className="demo-open" dir="ltr" lang={useWordsLanguage()}>
      <DemoEdit demo={demo} />
      <Menu
        label={`${open('open')}: ${demo.title}`}
        align="end"
        onNear={load}
        summary={<>{open('open')}</>}
      >
        <div className="menu-list">
          {View && <View demo={demo} />}
          {failed && <Failure onRetry={load} />}
        </div>
      </Menu>
    </div>
  );
}

'use client';

import { useTranslate } from '@lectern/docs-config';
import type { Demo } from '@lectern/page-model';
import { useLate } from '../use-late';

const fetchPanel = () => import('./demo-panel').then(({ DemoPanel }) => DemoPanel);

/** Opens what a reader may set for one demo. It is fetched at its first use, and then the button's. */
export function DemoTools({ demo }: { demo: Demo }) {
  const t = useTranslate();
  const { View, load } = useLate(fetchPanel);
  return (
    <>
      <button
        type="button"
        className="demo-tools"
        aria-expanded="false"
        aria-label={`${t('settings')}: ${demo.title}`}
        onClick={load}
      />
      {View && <View demo={demo} />}
    </>
  );
}

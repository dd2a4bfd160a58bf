'use client';

import { healthPathname, type Demo, type DemoHealth as Health } from '@lectern/page-model';
import { useEffect, useState } from 'react';
import { fetchOnce } from '../fetch-once';
import { healthStrings } from '../health-strings';
import { useShell } from '../shell';
import { useStrings } from '../use-strings';

type AreaHealth = Readonly<Record<string, Health>>;

/** What was measured of a demo when the site was built. */
export function DemoHealth({ demo }: { demo: Demo }) {
  const { area, page } = useShell();
  const say = useStrings(healthStrings);
  const [health, setHealth] = useState<Health>();
  useEffect(() => {
    let ended = false;
    fetchOnce<AreaHealth>(healthPathname(area.id), {}).then(
      (all) => {
        if (!ended && Object.hasOwn(all, demo.id)) setHealth(all[demo.id]);
      },
      // Where it cannot be fetched, nothing is said.
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, [area.id, demo.id]);
  if (!health) return null;
  const { added, beside: library, look } = health;
  const size = new Intl.NumberFormat(page.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  });
  const [light, dark, rtl] = look?.axe ?? [];
  return (
    <ul className="demo-health">
      {added !== undefined && library && (
        <li>{say('adds', { values: { size: size.format(added / 1000), library } })}</li>
      )}
      {light !== undefined && dark !== undefined && rtl !== undefined && (
        <li>
          {light + dark + rtl === 0
            ? say('sound')
            : say('faults', { values: { light, dark, rtl } })}
        </li>
      )}
      {look && (
        <li>
          {look.console === 0 ? say('quiet') : say('loud', { values: { count: look.console } })}
        </li>
      )}
    </ul>
  );
}

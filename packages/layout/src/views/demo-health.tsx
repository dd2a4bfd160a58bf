'use client';

import { healthPathname, type Demo, type DemoHealth as Health } from '@lectern/page-model';
import { useEffect, useState } from 'react';
import { healthStrings } from '../health-strings';
import { useShell } from '../shell';
import { useStrings } from '../use-strings';

type AreaHealth = Readonly<Record<string, Health>>;

const fetched = new Map<string, Promise<AreaHealth>>();

/** The health of an area's demos; where it cannot be fetched, nothing is known. */
function readHealth(area: string): Promise<AreaHealth> {
  const reading = fetched.get(area) ?? fetchHealth(area).catch((): AreaHealth => ({}));
  fetched.set(area, reading);
  return reading;
}

async function fetchHealth(area: string): Promise<AreaHealth> {
  const response = await fetch(healthPathname(area));
  return response.ok ? ((await response.json()) as AreaHealth) : {};
}

/** What was measured of a demo when the site was built. */
export function DemoHealth({ demo }: { demo: Demo }) {
  const { area, page } = useShell();
  const say = useStrings(healthStrings);
  const [health, setHealth] = useState<Health>();
  useEffect(() => {
    let ended = false;
    void readHealth(area.id).then((all) => {
      if (!ended && Object.hasOwn(all, demo.id)) setHealth(all[demo.id]);
    });
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

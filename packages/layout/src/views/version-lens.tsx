'use client';

import { isAfter } from '@lectern/version-lens';
import type { LensPlace } from '../lens';
import { useVersion } from '../use-version';
import { LensNotice } from './lens-notice';
import { FunctionMark, PropMarks, RemovedProps } from './lens-props';
import { VersionChooser } from './version-chooser';
import { lensStrings } from '../lens-strings';
import { useStrings } from '../use-strings';

/** What the lens shows in a place of the page. */
export function VersionLens(place: LensPlace) {
  const { record, version } = useVersion();
  if (place.at === 'chooser') return <VersionChooser />;
  if (place.at === 'article') return <LensNotice />;
  if (!record || version === null) return place.children;
  const reader = { record, version };
  switch (place.at) {
    case 'version':
      return (
        <>
          {place.children} <span className="lens-version">{version}</span>
        </>
      );
    case 'prop':
      return (
        <PropMarks name={place.name} {...reader}>
          {place.children}
        </PropMarks>
      );
    case 'function':
      return (
        <FunctionMark name={place.name} {...reader}>
          {place.children}
        </FunctionMark>
      );
    case 'props':
      return <RemovedProps {...reader} />;
    case 'demo':
      return isAfter(place.needs, version) && <DemoNeeds version={place.needs} />;
  }
}

function DemoNeeds({ version }: { version: string }) {
  const lens = useStrings(lensStrings);
  return <p className="demo-needs">{lens('needs', { values: { version } })}</p>;
}

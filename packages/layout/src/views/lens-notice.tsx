'use client';

import type { AreaRecord, PageProps } from '@lectern/page-model';
import { changesAfter, goneSince, libraryOf, viewOf } from '@lectern/version-lens';
import { useEffect, useId, useState } from 'react';
import { useShell } from '../shell';
import { loadRecord } from '../use-record';
import { useVersion, versionStore } from '../use-version';
import { ChangeList } from './api-history';
import { Failure } from './failure';
import { lensStrings } from '../lens-strings';
import { useStrings } from '../use-strings';

/** Says over the article for which version it is read, and what of the page is not in it. */
export function LensNotice() {
  const { area } = useShell();
  const { record, version } = useVersion();
  const lens = useStrings(lensStrings);
  const chosen = versionStore.get(area.id) !== null;
  const on = record ? version !== null : chosen;
  useEffect(() => {
    // Its room: the early script holds it where a choice was stored.
    document.documentElement.toggleAttribute('data-lens', on);
  }, [on]);
  if (record) return version !== null && <Notice record={record} version={version} />;
  if (record === undefined || !chosen) return null;
  return <Failure onRetry={() => loadRecord(area.id)}>{lens('failed')}</Failure>;
}

function Notice({ record, version }: { record: AreaRecord; version: string }) {
  const { area, page } = useShell();
  const lens = useStrings(lensStrings);
  const id = useId();
  const [open, setOpen] = useState(false);
  const clear = () => {
    versionStore.set(area.id, null);
    // The button is gone with the notice.
    document.getElementById('main')?.focus();
  };
  const lists = differences(record, version, page, area.name);
  return (
    <>
      <p>{lens('on', { values: { name: area.name, version } })}</p>
      {lists.length > 0 && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {lens('differs')}
          <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true">
            <path d="M3 4.5 6 7.5l3-3" />
          </svg>
        </button>
      )}
      <button type="button" onClick={clear}>
        {lens('clear')}
      </button>
      <Missing record={record} version={version} />
      <div id={id} className="lens-differences" dir="ltr" hidden={!open || lists.length === 0}>
        {lists.map(({ name, changes }) => (
          <section key={name} aria-label={name}>
            <p>{name}</p>
            <ChangeList changes={changes} />
          </section>
        ))}
      </div>
    </>
  );
}

/** Components of the page that the version lacks, or that it alone has. */
function Missing({ record, version }: { record: AreaRecord; version: string }) {
  const { page } = useShell();
  const lens = useStrings(lensStrings);
  return componentsOf(page).map(({ name, path }) => {
    const library = libraryOf(record, path);
    const { came, removed } = library ? viewOf(library, name, version) : {};
    if (came === undefined && removed === undefined) return null;
    return (
      <p key={path} className="lens-missing">
        <b>{name}</b>:{' '}
        {came === undefined
          ? lens('removed', { values: { version: removed ?? '' } })
          : lens('newer', { values: { version, since: came } })}
      </p>
    );
  });
}

/** Components that a page is about, with the paths of their API pages. */
function componentsOf(page: PageProps): readonly { name: string; path: string }[] {
  if (page.kind === 'api') return [{ name: page.api.name, path: page.path }];
  return page.kind === 'doc' ? page.apiLinks : [];
}

/** What came after the version: in the components of the page, and what went from the area. */
function differences(record: AreaRecord, version: string, page: PageProps, area: string) {
  const changed = componentsOf(page).flatMap(({ name, path }) => {
    const library = libraryOf(record, path);
    // One that is newer as a whole is told so, and nothing more.
    if (!library || viewOf(library, name, version).came !== undefined) return [];
    return { name, changes: changesAfter(library, name, version) };
  });
  return [...changed, { name: area, changes: goneSince(record, version) }].filter(
    ({ changes }) => changes.length > 0,
  );
}

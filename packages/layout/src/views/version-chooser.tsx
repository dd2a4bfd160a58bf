'use client';

import { useTranslate } from '@lectern/docs-config';
import { findRecorded, readVersions, type Reading } from '@lectern/version-lens';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useShell } from '../shell';
import { loadRecord } from '../use-record';
import { useVersion, versionStore } from '../use-version';
import { lensStrings } from '../lens-strings';
import { useStrings } from '../use-strings';
import { Failure } from './failure';

/** Most that an answer quotes of what was pasted. */
const QUOTE_LENGTH = 40;

/** Where readers say which version they use: by choosing it, or by what their project names. */
export function VersionChooser() {
  const { site, area } = useShell();
  const { record, version } = useVersion();
  const t = useTranslate();
  const lens = useStrings(lensStrings);
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [text, setText] = useState('');
  const [answers, setAnswers] = useState<readonly string[]>([]);

  useEffect(() => {
    // Opened by the button that it stands in for, it takes over the focus.
    const visible = select.current?.offsetParent;
    if (visible && document.activeElement === document.body) select.current?.focus();
  }, []);

  const areas = record?.areas ?? [];
  const versions = areas.find(({ id: known }) => known === area.id)?.versions ?? [];
  const nameOf = (wanted: string) =>
    site.areas.find((other) => other.id === wanted)?.name ?? wanted;
  const on = (wanted: string, minor: string) =>
    lens('on', { values: { name: nameOf(wanted), version: minor } });

  /** Takes a reading over where it is on record, and says what came of it. */
  const take = ({ area: { id: wanted, versions }, range, version: minor }: Reading): string => {
    if (minor === undefined) return nothingIn(range, wanted);
    const found = findRecorded(versions, minor);
    if (found === undefined) {
      const [oldest = '', newest = ''] = [versions[0], versions.at(-1)];
      const values = { name: nameOf(wanted), version: minor, oldest, newest };
      return lens('outside', { values });
    }
    versionStore.set(wanted, found);
    return `${on(wanted, found)}. ${lens('oldest', { values: { text: range, version: found } })}`;
  };
  const nothingIn = (given: string, wanted: string) => {
    const line = given.replace(/\s+/g, ' ').trim();
    const text = line.length > QUOTE_LENGTH ? `${line.slice(0, QUOTE_LENGTH)}…` : line;
    return lens('none', { values: { name: nameOf(wanted), text } });
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const readings = readVersions(text, area.id, areas);
    const own = readings.some((reading) => reading.area.id === area.id);
    setAnswers([...(own ? [] : [nothingIn(text, area.id)]), ...readings.map(take)]);
  };

  if (record === null) {
    return (
      <Failure className="version-chooser" onRetry={() => loadRecord(area.id)}>
        {lens('failed')}
      </Failure>
    );
  }
  return (
    <form className="version-chooser" onSubmit={apply}>
      <label htmlFor={`${id}-version`}>{lens('select')}</label>
      <select
        ref={select}
        id={`${id}-version`}
        value={version ?? ''}
        onChange={({ target }) => {
          versionStore.set(area.id, target.value || null);
          setAnswers(target.value ? [on(area.id, target.value)] : []);
        }}
      >
        <option value="">{t('currentVersion')}</option>
        {[...versions].reverse().map((minor) => (
          <option key={minor}>{minor}</option>
        ))}
      </select>
      <label htmlFor={`${id}-text`}>{lens('paste')}</label>
      <textarea
        id={`${id}-text`}
        rows={3}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{lens('apply')}</button>
      <div role="status">
        {answers.map((answer) => (
          <p key={answer}>{answer}</p>
        ))}
      </div>
    </form>
  );
}

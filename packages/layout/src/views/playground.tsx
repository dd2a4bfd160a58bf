'use client';

import { CopyButton } from '@lectern/code-tools';
import { useTranslate } from '@lectern/docs-config';
import type { RunProblem } from '@lectern/demos/runner/messages';
import type { ComponentFacts } from '@lectern/page-model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  controlsOf,
  NODES,
  playgroundCode,
  type PlaygroundControl,
  type PlaygroundValues,
  valueOf,
} from '../playground-code';
import { playgroundFragment, playgroundInFragment } from '../playground-link';
import { presetOf } from '../playground-presets';
import { playgroundStrings } from '../playground-strings';
import { readComponent } from '../read-facts';
import { useShell } from '../shell';
import { useStrings } from '../use-strings';
import { DemoRunner } from './demo-runner';
import { EditProblems } from './edit-problems';
import { Failure } from './failure';
import { PLAYGROUND_STYLE } from './playground-style';

const ENTRY = 'Example.tsx';

/** A form of the props of a page's components, with what becomes of them and the code for it. */
export function Playground({ components }: { components: readonly string[] }) {
  const { area } = useShell();
  const say = useStrings(playgroundStrings);
  const [known, setKnown] = useState<readonly ComponentFacts[] | 'loading' | 'failed'>('loading');
  const [shared] = useState(() => playgroundInFragment(location.hash));
  const [name, setName] = useState(shared?.component ?? '');

  useEffect(() => {
    if (known !== 'loading') return undefined;
    let ended = false;
    Promise.all(components.map((one) => readComponent(area.id, one))).then(
      (all) => {
        const found = all.filter((one) => one !== undefined);
        const isPlain = (one: ComponentFacts) =>
          controlsOf(one, presetOf(area.id, one.name)).length === 0;
        if (!ended) setKnown(found.filter((one) => !isPlain(one)));
      },
      () => {
        if (!ended) setKnown('failed');
      },
    );
    return () => {
      ended = true;
    };
  }, [area.id, components, known]);

  const read = typeof known === 'string' ? [] : known;
  const facts = read.find((one) => one.name === name) ?? read[0];
  return (
    <section className="playground" aria-label={say('playground')}>
      <style>{PLAYGROUND_STYLE}</style>
      {known === 'failed' && <Failure onRetry={() => setKnown('loading')} />}
      {typeof known !== 'string' && known.length === 0 && <p role="status">{say('nothing')}</p>}
      {read.length > 1 && (
        <label className="playground-component">
          {say('component')}{' '}
          <select value={facts?.name} onChange={({ target }) => setName(target.value)}>
            {read.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </select>
        </label>
      )}
      {facts && (
        <Form
          key={facts.name}
          facts={facts}
          start={shared?.component === facts.name ? shared.values : {}}
        />
      )}
    </section>
  );
}

function Form({ facts, start }: { facts: ComponentFacts; start: PlaygroundValues }) {
  const { area } = useShell();
  const t = useTranslate();
  const say = useStrings(playgroundStrings);
  const [values, setValues] = useState(start);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [problems, setProblems] = useState<readonly RunProblem[]>([]);
  const preset = presetOf(area.id, facts.name);
  const code = playgroundCode(facts, values, preset);
  const files = useMemo(() => ({ [ENTRY]: code }), [code]);
  const onRun = useCallback(() => setProblems([]), []);
  const onProblem = useCallback((problem: RunProblem) => setProblems([problem]), []);
  return (
    <>
      <div className="playground-stage" ref={setPlace}>
        {place && (
          <DemoRunner
            title={say('result', { values: { name: facts.name } })}
            address={`${area.prefix}runner/`}
            place={place}
            entry={ENTRY}
            files={files}
            bare={false}
            onRun={onRun}
            onProblem={onProblem}
          />
        )}
      </div>
      {problems.length > 0 && <EditProblems problems={problems} />}
      <div className="playground-form" dir="ltr">
        {controlsOf(facts, preset).map((control) => (
          <Control
            key={control.name}
            control={control}
            value={valueOf(control, values, preset)}
            onChange={(value) => setValues((before) => ({ ...before, [control.name]: value }))}
          />
        ))}
      </div>
      <pre className="playground-code" dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
      <div className="playground-bar">
        <CopyButton code={code} labels={{ copy: t('copyCode'), copied: t('copied') }} />
        <CopyButton
          getText={() =>
            `${location.origin}${location.pathname}${playgroundFragment({ component: facts.name, values })}`
          }
          labels={{ copy: say('copyLink'), copied: t('copied') }}
        />
        <button type="button" onClick={() => setValues({})}>
          {say('reset')}
        </button>
      </div>
    </>
  );
}

interface ControlProps {
  readonly control: PlaygroundControl;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Control({ control, value, onChange }: ControlProps) {
  const { name, kind } = control;
  if (kind === 'switch') {
    return (
      <label>
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onChange(String(target.checked))}
        />{' '}
        {name}
      </label>
    );
  }
  if (kind === 'choice' || kind === 'node') {
    const options = kind === 'choice' ? control.options : NODES;
    return (
      <label>
        {name}
        <select value={value} onChange={({ target }) => onChange(target.value)}>
          {!options.some((option) => option === value) && <option value={value}>–</option>}
          {kind === 'node' && value !== '' && <option value="">–</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label>
      {name}
      <input type={kind} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

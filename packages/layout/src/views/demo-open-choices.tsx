'use client';

import { useCodeVariant } from '@lectern/code-tools';
import type { DemoProject, DemoProjects } from '@lectern/demos/project';
import { useTranslate } from '@lectern/docs-config';
import type { Demo } from '@lectern/page-model';
import { useEffect, useState } from 'react';
import { openStrings } from '../open-strings';
import { codeSandboxForm, stackBlitzForm, type PlaygroundForm } from '../playground-form';
import { readDemoProjects } from '../read-demo-projects';
import { useShell } from '../shell';
import { useStrings } from '../use-strings';
import { zipHref } from '../zip-href';

type Loaded = DemoProjects | 'loading' | 'failed';

/** Where a demo can be opened, as the project in the language the reader has chosen. */
export function DemoOpenChoices({ demo }: { demo: Demo }) {
  const { area } = useShell();
  const t = useTranslate();
  const open = useStrings(openStrings);
  const { codeVariant } = useCodeVariant();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    if (loaded !== 'loading') return undefined;
    const stop = new AbortController();
    readDemoProjects(area.id, demo.id, stop.signal).then(setLoaded, () => {
      if (!stop.signal.aborted) setLoaded('failed');
    });
    return () => stop.abort();
  }, [area.id, demo.id, loaded]);
  if (loaded === 'loading') return null;
  if (loaded === 'failed') {
    return (
      <div role="alert">
        <p>{open('failed')}</p>
        <button type="button" onClick={() => setLoaded('loading')}>
          {t('retry')}
        </button>
      </div>
    );
  }
  const project = codeVariant === 'JS' ? loaded.js : loaded.ts;
  return <ProjectChoices title={loaded.title} project={project} />;
}

function ProjectChoices({ title, project }: { title: string; project: DemoProject }) {
  const { stackblitz, codesandbox } = useShell().site.playgrounds ?? {};
  const open = useStrings(openStrings);
  return (
    <ul className="menu-list">
      {stackblitz && (
        <OpenIn name="StackBlitz" form={stackBlitzForm(stackblitz.endpoint, project, title)} />
      )}
      {codesandbox && (
        <OpenIn name="CodeSandbox" form={codeSandboxForm(codesandbox.endpoint, project)} />
      )}
      <li>
        <a
          href={zipHref(project)}
          download={`${project.name}.zip`}
          data-analytics-event="demo"
          data-analytics-label="zip"
        >
          {open('downloadZip')}
        </a>
      </li>
    </ul>
  );
}

/** Hands a project over in a form of the page, so that no script of another host runs here. */
function OpenIn({ name, form: { action, fields } }: { name: string; form: PlaygroundForm }) {
  const open = useStrings(openStrings);
  return (
    <li>
      <form action={action} method="post" target="_blank" rel="noopener">
        {fields.map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" data-analytics-event="demo" data-analytics-label={name}>
          {open('openIn', { values: { name } })}
        </button>
      </form>
    </li>
  );
}

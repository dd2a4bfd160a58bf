'use client';

import { useCodeVariant } from '@lectern/code-tools';
import type { DemoProject } from '@lectern/demos/project';
import type { Demo } from '@lectern/page-model';
import { openStrings } from '../open-strings';
import { codeSandboxForm, stackBlitzForm, type PlaygroundForm } from '../playground-form';
import { useShell } from '../shell';
import { useDemoProjects } from '../use-demo-projects';
import { useStrings } from '../use-strings';
import { zipHref } from '../zip-href';
import { Failure } from './failure';

/** Where a demo can be opened, as the project in the language the reader has chosen. */
export function DemoOpenChoices({ demo }: { demo: Demo }) {
  const open = useStrings(openStrings);
  const { codeVariant } = useCodeVariant();
  const [loaded, retry] = useDemoProjects(demo);
  if (loaded === 'loading') return null;
  if (loaded === 'failed') return <Failure onRetry={retry}>{open('failed')}</Failure>;
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

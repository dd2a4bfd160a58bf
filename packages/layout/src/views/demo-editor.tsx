'use client';

import { CopyButton, useCodeVariant } from '@lectern/code-tools';
import type { DemoProject } from '@lectern/demos/project';
import type { RunProblem } from '@lectern/demos/runner/messages';
import { useTranslate } from '@lectern/docs-config';
import type { Demo } from '@lectern/page-model';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  editFragment,
  editedDemo,
  editInFragment,
  withText,
  type DemoEdit,
  type LinkFault,
} from '../demo-edit';
import { editStrings } from '../edit-strings';
import { useShell } from '../shell';
import { storedEdit, storeEdit } from '../stored-edit';
import { useDemoProjects } from '../use-demo-projects';
import { useStrings } from '../use-strings';
import { CodeEditor } from './code-editor';
import { EDITOR_STYLE } from './demo-editor-style';
import { DemoRunner } from './demo-runner';
import { EditProblems } from './edit-problems';
import { Failure } from './failure';

/** How long the reader pauses before their code runs. */
const PAUSE = 300;

interface DemoEditorProps {
  readonly demo: Demo;
  /** The demo on its page. */
  readonly section: HTMLElement;
  /** Fragment of the link that shares an edit. */
  readonly shared: string | null;
  readonly onClose: () => void;
}

/** An editor in the place of a demo's code, and what becomes of it in the place of the demo. */
export function DemoEditor(props: DemoEditorProps) {
  const { demo, section, shared, onClose } = props;
  const { area } = useShell();
  const edit = useStrings(editStrings);
  const { codeVariant } = useCodeVariant();
  const [start] = useState<Start>(() => {
    const received = shared === null ? null : readShared(demo.name, shared);
    if (typeof received === 'string') return { fault: received };
    const own = received ?? storedEdit(area.id, demo.id);
    return { edit: own ?? { language: codeVariant === 'JS' ? 'js' : 'ts', files: {} } };
  });
  const isOpen = start.fault === undefined;
  const [loaded, retry] = useDemoProjects(demo, isOpen);

  const isLoaded = typeof loaded !== 'string';
  const code = section.querySelector<HTMLDetailsElement>('.demo-code') ?? section;
  useEffect(() => {
    if (shared !== null) section.scrollIntoView({ block: 'start' });
  }, [section, shared]);
  useEffect(() => {
    if (!isLoaded) return undefined;
    section.dataset['edited'] = '';
    code.toggleAttribute('open', true);
    return () => {
      delete section.dataset['edited'];
    };
  }, [section, code, isLoaded]);

  return (
    <>
      {/* In its place: in the head it would come first, and turn the order of the layers. */}
      <style>{EDITOR_STYLE}</style>
      {start.fault && createPortal(<Notice>{edit(FAULTS[start.fault])}</Notice>, section)}
      {isOpen && loaded === 'loading' && createPortal(<Notice>{edit('loading')}</Notice>, section)}
      {loaded === 'failed' &&
        createPortal(
          <Failure className="demo-edit-notice" onRetry={retry}>
            {edit('failed')}
          </Failure>,
          section,
        )}
      {start.edit && isLoaded && (
        <OpenEditor
          demo={demo}
          section={section}
          code={code}
          start={start.edit}
          isShared={shared !== null}
          project={loaded[start.edit.language]}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** What the editor begins with, or why it does not. */
type Start =
  | { readonly edit: DemoEdit; readonly fault?: undefined }
  | { readonly fault: LinkFault; readonly edit?: undefined };

const FAULTS = { tooLong: 'longLink', broken: 'brokenLink' } as const;

function readShared(demo: string, fragment: string): DemoEdit | LinkFault {
  return editedDemo(fragment) === demo ? editInFragment(fragment) : 'broken';
}

function Notice({ children }: { children: string }) {
  return (
    <p className="demo-edit-notice" role="status" dir="auto">
      {children}
    </p>
  );
}

interface OpenEditorProps extends Pick<DemoEditorProps, 'demo' | 'section' | 'onClose'> {
  /** Where the code stands. */
  readonly code: HTMLElement;
  readonly start: DemoEdit;
  readonly isShared: boolean;
  readonly project: DemoProject;
}

function OpenEditor(props: OpenEditorProps) {
  const { demo, section, code, start, isShared, project, onClose } = props;
  const { area, page, site } = useShell();
  const t = useTranslate();
  const edit = useStrings(editStrings);
  const [pristine] = useState(() => modulesOf(project));
  const entry = project.main.replace(/^src\//, '');
  const [file, setFile] = useState(entry);
  const [changed, setChanged] = useState(() =>
    Object.fromEntries(Object.entries(start.files).filter(([name]) => name in pristine)),
  );
  const [running, setRunning] = useState(() => ({ ...pristine, ...changed }));
  const [problems, setProblems] = useState<readonly RunProblem[]>([]);
  const { language } = start;
  const names = Object.keys(pristine);

  useEffect(() => {
    const wait = setTimeout(() => {
      setRunning({ ...pristine, ...changed });
      const isEdited = Object.keys(changed).length > 0;
      storeEdit(area.id, demo.id, isEdited ? { language, files: changed } : null);
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [area.id, demo.id, language, pristine, changed]);

  const onRun = useCallback(() => setProblems([]), []);
  const onProblem = useCallback(
    (problem: RunProblem) => setProblems((before) => withProblem(before, problem)),
    [],
  );
  const reset = () => {
    storeEdit(area.id, demo.id, null);
    if (editedDemo(location.hash) === demo.name) {
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    onClose();
  };

  const fragment = editFragment(demo.name, { language, files: changed });
  const stage = section.querySelector<HTMLElement>('.demo-stage') ?? section;
  return (
    <>
      {createPortal(
        <DemoRunner
          title={edit('result', { values: { title: demo.title } })}
          address={`${area.prefix}runner/`}
          place={stage.firstElementChild ?? stage}
          entry={entry}
          files={running}
          bare={demo.bleed === true || demo.frame !== undefined}
          {...(demo.frame !== undefined && { height: demo.height ?? 0 })}
          onRun={onRun}
          onProblem={onProblem}
          // What was written last, even within the pause.
          onAgain={() => setRunning({ ...pristine, ...changed })}
        />,
        stage,
      )}
      {createPortal(
        <div
          className="demo-editor"
          lang={page.language}
          dir={site.languages.find(({ code: one }) => one === page.language)?.direction}
        >
          {isShared && <p role="status">{edit('fromLink')}</p>}
          <div className="demo-editor-bar">
            {names.length > 1 && (
              <label>
                {edit('file')}{' '}
                <select value={file} onChange={({ target }) => setFile(target.value)}>
                  {names.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              </label>
            )}
            <button type="button" onClick={reset}>
              {edit('reset')}
            </button>
            {fragment ? (
              <CopyButton
                getText={() => `${location.origin}${location.pathname}${fragment}`}
                labels={{ copy: edit('copyLink'), copied: t('copied') }}
              />
            ) : (
              <span>{edit('longEdit')}</span>
            )}
          </div>
          <CodeEditor
            key={file}
            label={edit('code', { values: { title: demo.title } })}
            file={file}
            text={changed[file] ?? pristine[file] ?? ''}
            area={area.id}
            problems={problems.filter((problem) => (problem.file ?? entry) === file)}
            onChange={(text) => setChanged((before) => withText(pristine, before, file, text))}
          />
          <p className="demo-editor-keys">{edit('keys')}</p>
          <EditProblems problems={problems} />
        </div>,
        code,
      )}
    </>
  );
}

/** Texts of a demo's modules, by name; the one that puts it into a document is not the reader's. */
function modulesOf({ files }: DemoProject): Record<string, string> {
  const entries = Object.entries(files).flatMap(([path, text]) =>
    path.startsWith('src/') && !/^src\/main\.[jt]sx$/.test(path)
      ? [[path.slice('src/'.length), text] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

/** More than these say nothing new. */
const MOST_PROBLEMS = 10;

function withProblem(before: readonly RunProblem[], problem: RunProblem): readonly RunProblem[] {
  const isKnown = before.some(
    ({ message, line }) => message === problem.message && line === problem.line,
  );
  return isKnown || before.length >= MOST_PROBLEMS ? before : [...before, problem];
}

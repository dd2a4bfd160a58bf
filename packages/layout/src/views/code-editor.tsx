'use client';

import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  snippetCompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript, javascriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { RunProblem } from '@lectern/demos/runner/messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { jsxPlaceAt } from '../jsx-place';
import { propCompletions } from '../prop-completions';
import { readComponent } from '../read-facts';

interface CodeEditorProps {
  readonly label: string;
  readonly file: string;
  /** What it begins with. */
  readonly text: string;
  /** Area whose components are completed. */
  readonly area: string;
  readonly problems: readonly RunProblem[];
  readonly onChange: (text: string) => void;
}

/** A text field for code. */
export function CodeEditor({ label, file, text, area, problems, onChange }: CodeEditorProps) {
  const ref = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const changed = useEffectEvent(onChange);
  const start = useEffectEvent(() => text);

  useEffect(() => {
    if (!ref.current) return undefined;
    const editor = new EditorView({
      parent: ref.current,
      doc: start(),
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        syntaxHighlighting(classHighlighter),
        javascript({ jsx: true, typescript: /\.tsx?$/.test(file) }),
        javascriptLanguage.data.of({ autocomplete: completeProps(area) }),
        autocompletion(),
        // With Escape before it, Tab leaves the editor: CodeMirror's own way.
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.doc.toString());
        }),
      ],
    });
    view.current = editor;
    editor.focus();
    return () => editor.destroy();
  }, [label, file, area]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const { doc } = editor.state;
    const diagnostics = problems.flatMap((problem) => diagnosticOf(problem, doc));
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [problems]);

  return <div ref={ref} className="code-editor" dir="ltr" />;
}

/** Marks the text of the line that a problem names. */
function diagnosticOf({ line, message }: RunProblem, doc: Text): Diagnostic[] {
  if (line === undefined || line > doc.lines) return [];
  const { from, to, text } = doc.line(line);
  const indent = text.length - text.trimStart().length;
  return [{ from: Math.min(from + indent, to), to, severity: 'error', message }];
}

/** Completes the props of an area's components, and their values. */
function completeProps(area: string) {
  return async ({ state, pos }: CompletionContext): Promise<CompletionResult | null> => {
    const place = jsxPlaceAt(syntaxTree(state), (from, to) => state.sliceDoc(from, to), pos);
    // Without them the editor completes no props, and works.
    const facts = place && (await readComponent(area, place.tag).catch(() => undefined));
    if (!facts) return null;
    const options = propCompletions(place, facts).map(({ label, detail, text }) =>
      snippetCompletion(text.replace('|', '${}'), {
        label,
        ...(detail !== undefined && { detail }),
        type: place.attribute === undefined ? 'property' : 'enum',
      }),
    );
    return { from: place.from, options, validFor: /^[\w-]*$/ };
  };
}

/** How an edited demo and its editor look. It comes with them: few readers edit. */
export const EDITOR_STYLE = `
@layer demo {
  [data-edited] > .demo-stage > :not(.demo-runner, .demo-edge),
  [data-edited] .demo-code > [data-code-block],
  [data-edited] .demo-edit {
    display: none;
  }

  [data-edited] > .demo-stage {
    padding: 0;
  }

  iframe.demo-runner {
    display: block;
    inline-size: 100%;
    margin-inline: auto;
    border: 0;
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }

  div.demo-runner {
    padding: 24px;
    text-align: center;
  }

  .demo-runner p {
    margin: 0 0 12px;
    color: var(--warning);
  }

  :is(.demo-runner, .demo-editor-bar) :is(button, select) {
    min-block-size: 32px;
    padding: 4px 12px;
    border: 1px solid var(--hairline-strong);
    border-radius: var(--radius-inner);
    background: var(--surface);
    color: var(--ink);
    font-size: 13px;
    cursor: pointer;
  }

  :is(.demo-runner, .demo-editor-bar) button:hover {
    background: var(--surface-sunken);
  }

  .demo-edit-notice {
    margin: 0;
    padding: 12px 16px;
    border-block-start: 1px solid var(--hairline);
    background: var(--lamp-surface);
    color: var(--lamp);
  }

  .demo-editor {
    border-block-start: 1px solid var(--hairline);
    font-size: 13px;
  }

  .demo-editor > [role='status']:first-child {
    margin: 0;
    padding: 8px 16px;
    background: var(--lamp-surface);
    color: var(--lamp);
  }

  .demo-editor-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 8px 16px;
  }

  .demo-editor-keys {
    margin: 0;
    padding: 8px 16px;
    color: var(--ink-soft);
  }

  .edit-problems {
    padding: 8px 16px 12px;
    border-block-start: 1px solid var(--hairline);
    border-radius: 0 0 var(--radius-outer) var(--radius-outer);
    overflow-wrap: anywhere;
  }

  .edit-problems p,
  .edit-problems ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .edit-problems li {
    color: var(--warning);
  }

  .code-editor {
    direction: ltr;
    text-align: left;
  }
}

/* CodeMirror's own rules stand in no layer. */
.code-editor .cm-editor {
  max-block-size: 480px;
  background: var(--surface-sunken);
  color: var(--ink);
}

.code-editor .cm-editor.cm-focused {
  outline: 2px solid var(--accent);
  outline-offset: -2px;
}

.code-editor .cm-scroller {
  font: 13px/20px var(--font-code);
  font-variant-ligatures: none;
}

.code-editor .cm-content {
  outline: none;
  caret-color: var(--ink);
}

.code-editor .cm-gutters {
  border: 0;
  background: var(--surface-sunken);
  color: var(--ink-faint);
}

.code-editor .cm-matchingBracket.cm-matchingBracket {
  background: var(--accent-surface);
}

.code-editor .cm-tooltip {
  border: 1px solid var(--hairline-strong);
  border-radius: 6px;
  background: var(--surface-raised);
  color: var(--ink);
}

.code-editor .cm-tooltip-autocomplete.cm-tooltip-autocomplete > ul > li[aria-selected] {
  background: var(--accent-surface);
  color: var(--ink);
}

.code-editor .cm-completionDetail {
  color: var(--ink-soft);
}

.code-editor .tok-comment {
  color: var(--code-comment);
}

.code-editor :is(.tok-keyword, .tok-operator) {
  color: var(--code-keyword);
}

.code-editor :is(.tok-string, .tok-string2) {
  color: var(--code-string);
}

.code-editor :is(.tok-typeName, .tok-className, .tok-propertyName) {
  color: var(--code-name);
}

.code-editor :is(.tok-number, .tok-bool, .tok-atom, .tok-literal) {
  color: var(--code-value);
}
`;

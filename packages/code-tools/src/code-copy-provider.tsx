'use client';

import { useEffect, type ReactNode } from 'react';
import { codeTextOf } from './code-text';
import { copyText } from './copy-text';
import { isCopyShortcut } from './core/copy-shortcut';

const BLOCK = '[data-code-block]';
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const blockOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(BLOCK) : null;

/**
 * Lets Ctrl or Cmd with C copy the code block that is hovered or focused, of those two the one the
 * reader came to last.
 *
 * @returns the removal of every listener
 */
export function listenForCodeCopy(document: Document): () => void {
  let hovered: Element | null = null;
  let latest: 'hovered' | 'focused' = 'focused';

  const current = () => {
    const focused = blockOf(document.activeElement);
    const pointed = hovered?.isConnected ? hovered : null;
    return latest === 'hovered' ? (pointed ?? focused) : (focused ?? pointed);
  };
  const onPointerOver = (event: Event) => {
    const block = blockOf(event.target);
    if (block && block !== hovered) latest = 'hovered';
    hovered = block;
  };
  const onPointerLeave = () => {
    hovered = null;
  };
  const onFocusIn = () => {
    latest = 'focused';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const block = current();
    const inField = event.target instanceof Element && event.target.closest(FIELD) !== null;
    const hasSelection = inField || String(document.getSelection() ?? '') !== '';
    if (!block || !isCopyShortcut(event, { hasSelection, hasCodeBlock: true })) return;
    event.preventDefault();
    const button = block.querySelector<HTMLElement>('[data-copy-button]');
    // The button says and announces that it copied; a block without one copies quietly.
    if (button) button.click();
    else copyText(codeTextOf(block)).catch(() => undefined);
  };

  const { documentElement: root } = document;
  document.addEventListener('pointerover', onPointerOver);
  root.addEventListener('pointerleave', onPointerLeave);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('pointerover', onPointerOver);
    root.removeEventListener('pointerleave', onPointerLeave);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('keydown', onKeyDown);
  };
}

/** Keyboard copy for every code block of the page; one provider serves all of its roots. */
export function CodeCopyProvider({ children }: { readonly children?: ReactNode }) {
  useEffect(() => listenForCodeCopy(document), []);
  return children;
}

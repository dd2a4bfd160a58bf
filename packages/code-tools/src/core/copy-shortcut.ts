/** What a keyboard event says; a DOM `KeyboardEvent` fits. */
export interface ShortcutKeys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What the page says when the keys are pressed. */
export interface ShortcutSituation {
  /** Text is selected, or the reader is in a field where the keys have a meaning of their own. */
  readonly hasSelection: boolean;
  /** A code block is hovered or focused. */
  readonly hasCodeBlock: boolean;
}

/** Whether the keys ask for the code of a block: Ctrl or Cmd with C, and nothing better to copy. */
export function isCopyShortcut(keys: ShortcutKeys, situation: ShortcutSituation): boolean {
  return (
    (keys.ctrlKey || keys.metaKey) &&
    !keys.shiftKey &&
    !keys.altKey &&
    // Caps Lock makes it a capital.
    keys.key.toLowerCase() === 'c' &&
    !situation.hasSelection &&
    situation.hasCodeBlock
  );
}

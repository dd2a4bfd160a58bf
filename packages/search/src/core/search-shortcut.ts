/** What is asked of a key press. */
export interface ShortcutPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Whether the focus is where text is written. */
  readonly writing: boolean;
}

/** Whether a key press opens the search: Ctrl or Cmd with K, or a slash where no text is written. */
export function opensSearch(press: ShortcutPress): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, writing } = press;
  if (altKey) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey;
  // Some keyboards have the slash on the shift level.
  return key === '/' && !ctrlKey && !metaKey && !writing;
}

/** One value of the theme with its path. */
export interface Entry {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
}

/** Whether a value can be opened: an object with something in it. */
export function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The children of a branch, with paths as they are written in code. */
export function entriesOf(value: Record<string, unknown>, path: string): Entry[] {
  return Object.entries(value).map(([name, child]) => ({
    name,
    value: child,
    path: /^[a-z_$][\w$]*$/i.test(name)
      ? `${path}.${name}`
      : `${path}[${/^\d+$/.test(name) ? name : JSON.stringify(name)}]`,
  }));
}

/** The leaves below a branch whose path or value contains a text. */
export function leavesWith(text: string, value: Record<string, unknown>, path: string): Entry[] {
  const wanted = text.toLowerCase();
  return entriesOf(value, path).flatMap((entry) => {
    if (isBranch(entry.value)) return leavesWith(text, entry.value, entry.path);
    const line = `${entry.path} ${textOf(entry.value)}`.toLowerCase();
    return line.includes(wanted) ? [entry] : [];
  });
}

/** A leaf as code. */
export function textOf(value: unknown): string {
  return typeof value === 'function' ? 'function' : (JSON.stringify(value) ?? 'undefined');
}

/** Whether a leaf is a colour that can be shown. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && /^(#|rgba?\()/.test(value);
}

/**
 * Fields of an object that was written as JSON.
 *
 * @param text from a link or a storage, which anybody may have written; null where there is none
 * @returns undefined for everything that is no object
 */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

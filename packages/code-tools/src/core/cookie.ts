/**
 * The value of a cookie, decoded; undefined where there is none. A value that can't be decoded is
 * given as it stands: other software on the host writes cookies too.
 *
 * @param header what `document.cookie` or a Cookie header holds, of whatever origin
 * @param name matched exactly; where a header has it twice, the first counts, as in browsers
 */
export function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return undefined;
}

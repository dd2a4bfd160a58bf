/** What people may have looked for at an address that leads nowhere: the words of its last parts. */
export function pathWords(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // An address that is no text is searched as it stands.
  }
  const parts = path
    .replace(/\.\w+$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index');
  const last = parts.at(-1) ?? '';
  return last
    .replace(/^react-/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

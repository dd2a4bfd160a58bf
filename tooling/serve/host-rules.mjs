/** Reads `_headers` and `_redirects` as a static host does. */

/**
 * @param {string} text of `_headers`
 * @returns {(pathname: string) => Record<string, string>} the headers of a path; values of rules
 *   that set the same header are joined, as hosts do; `! Name` takes back what rules before it set
 */
export function parseHeaders(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\s/.test(line)) {
      const [, removed] = /^\s+!\s*(\S+)\s*$/.exec(line) ?? [];
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      if (removed) rules.at(-1)?.removed.push(removed);
      else rules.at(-1)?.headers.push([name, value]);
    } else {
      rules.push({ matches: matcher(line.trim()), headers: [], removed: [] });
    }
  }
  return (pathname) => {
    const joined = {};
    for (const { headers, removed } of rules.filter(({ matches }) => matches(pathname))) {
      for (const name of removed) delete joined[name];
      for (const [name, value] of headers) {
        joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
      }
    }
    return joined;
  };
}

/**
 * @param {string} text of `_redirects`
 * @returns {(pathname: string) => { location: string, status: number } | undefined} the first match
 */
export function parseRedirects(text) {
  return firstMatch(rulesOf(text).filter(({ status }) => status !== 404));
}

/**
 * @param {string} text of `_redirects`
 * @returns {(pathname: string) => string} the file that a missing path is answered with
 */
export function parseMissing(text) {
  const ruleOf = firstMatch(rulesOf(text).filter(({ status }) => status === 404));
  return (pathname) => ruleOf(pathname)?.location ?? '/404.html';
}

function rulesOf(text) {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from]) => from && !from.startsWith('#'))
    .map(([from = '', to = '', status = '302']) => ({ from, to, status: Number(status) }));
}

function firstMatch(rules) {
  return (pathname) => {
    for (const { from, to, status } of rules) {
      if (!matcher(from)(pathname)) continue;
      const splat = from.endsWith('*') ? pathname.slice(from.length - 1) : '';
      return { location: to.replace(':splat', splat), status };
    }
    return undefined;
  };
}

function matcher(pattern) {
  if (!pattern.endsWith('*')) return (pathname) => pathname === pattern;
  const start = pattern.slice(0, -1);
  return (pathname) => pathname.startsWith(start);
}

/**
 * A union of types, in which each member stands once.
 *
 * @returns undefined where one of them is unknown
 */
export function joinUnion(texts: readonly (string | undefined)[]): string | undefined {
  const known = texts.filter((text) => text !== undefined);
  if (known.length < texts.length) return undefined;
  const members = [...new Set(known.flatMap(membersOf))];
  if (members.length < 2) return members.join();
  return members.map((member) => (isFunction(member) ? `(${member})` : member)).join(' | ');
}

/** Members of a union as it is written; a function's result takes all that follows its arrow. */
export function membersOf(text: string): string[] {
  if (isFunction(text)) return [text];
  const members: string[] = [];
  let start = 0;
  for (const { sign, index } of signsOutside(text)) {
    if (sign !== ' | ') continue;
    members.push(text.slice(start, index));
    start = index + sign.length;
  }
  return [...members, text.slice(start)];
}

function isFunction(text: string): boolean {
  return signsOutside(text).some(({ sign }) => sign === '=>');
}

/** Arrows and bars that stand in no brackets and no string. */
function signsOutside(text: string): { sign: string; index: number }[] {
  let depth = 0;
  return [...text.matchAll(/'[^']*'|=>|[<({[\])}>]| \| /g)].flatMap(({ 0: sign, index }) => {
    if (/^[<({[]$/.test(sign)) depth += 1;
    else if (/^[\])}>]$/.test(sign)) depth -= 1;
    else if (depth === 0 && !sign.startsWith("'")) return [{ sign, index }];
    return [];
  });
}

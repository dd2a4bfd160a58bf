import { compareVersions } from '@lectern/page-model';

/** Prefixes that stand before a range: another name's package, or a workspace's own with its range. */
const PREFIX = /^(?:npm:(?:@[^@/]+\/)?[^@/]+@|workspace:(?=.*\d))/;

const COMPARATOR =
  /^(>=?|<=?|=|~>?|\^)?v?(\d+|[xX*])(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*]))?(?:[-+][\w.+-]*)?$/;

/**
 * The oldest minor that a version or a range of npm's allows, such as `6.4` of `^6.4.1`: what is in
 * it, every version of the range has. `latest` where anything goes; undefined where the text names
 * no version to begin with, such as `<7` or `workspace:*`.
 */
export function oldestMinor(range: string): string | undefined {
  const alternatives = range.trim().replace(PREFIX, '').split('||').map(oldestOfSet);
  const minors = alternatives.filter((minor) => minor !== undefined);
  if (minors.length < alternatives.length) return undefined;
  const numbered = minors.filter((minor) => minor !== 'latest').sort(compareVersions);
  return numbered[0] ?? 'latest';
}

/** Of comparators that all hold, the highest lower bound. */
function oldestOfSet(set: string): string | undefined {
  const [from = ''] = set.split(/\s-\s/, 1);
  const text = from.trim().replace(/([<>=~^])\s+/g, '$1');
  if (text === '' || text === 'latest') return 'latest';
  const bounds: string[] = [];
  for (const part of text.split(/[\s,]+/)) {
    const match = COMPARATOR.exec(part);
    if (!match) return undefined;
    const [, operator = '', ...numbers] = match;
    if (!operator.startsWith('<')) bounds.push(lowerBound(operator, numbers));
  }
  const numbered = bounds.filter((bound) => bound !== 'latest').sort(compareVersions);
  return numbered.at(-1) ?? bounds[0];
}

function lowerBound(operator: string, numbers: readonly (string | undefined)[]): string {
  const isNumber = (part: string | undefined) => /^\d+$/.test(part ?? '');
  const [major, minor, patch] = numbers;
  if (!isNumber(major)) return 'latest';
  // What comes after all of 6 begins with 7.0, after all of 6.4 with 6.5.
  const beyond = operator === '>' && !isNumber(patch);
  if (!isNumber(minor)) return `${Number(major) + Number(beyond)}.0`;
  return `${Number(major)}.${Number(minor) + Number(beyond)}`;
}

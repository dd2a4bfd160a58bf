import type { RecordedArea } from '@lectern/page-model';
import { oldestMinor } from './oldest-minor';

/** What a text says of the packages of an area. */
export interface Reading {
  readonly area: RecordedArea;
  /** As written, such as `^6.4.0`. */
  readonly range: string;
  /** The oldest minor that the range allows; left out where it names none. */
  readonly version?: string;
}

/**
 * Reads which versions somebody uses from what they give: a `package.json` or a lock file tells of
 * all areas at once, torn ones are searched as well; one line without a package is a version or range
 * of the area whose pages are read. The first package of an area that names a version counts. Nothing found gives an empty list.
 *
 * @param text as typed or pasted
 * @param own id of the area whose pages are read
 */
export function readVersions(
  text: string,
  own: string,
  areas: readonly RecordedArea[],
): readonly Reading[] {
  const rangeOf = rangesIn(text);
  const readings = areas.flatMap((area) => {
    const ranges = area.packages.map(rangeOf).filter((range) => range !== undefined);
    const range = ranges.find((one) => oldestMinor(one) !== undefined) ?? ranges[0];
    return range === undefined ? [] : [readRange(area, range)];
  });
  if (readings.length > 0) return readings;
  const read = areas.find(({ id }) => id === own);
  const line = text.trim();
  return read && /^[^\n{["]{1,80}$/.test(line) ? [readRange(read, line)] : [];
}

function readRange(area: RecordedArea, range: string): Reading {
  const minor = oldestMinor(range);
  const version = minor === 'latest' ? area.versions.at(-1) : minor;
  return { area, range, ...(version !== undefined && { version }) };
}

/** Finds the range of a package in a text. */
function rangesIn(text: string): (name: string) => string | undefined {
  const manifest = parseJson(text);
  return isRecord(manifest)
    ? (name) => rangeInManifest(manifest, name)
    : (name) => rangeInText(text, name);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is installed, where a lock file tells it; else what is asked for, most binding first. */
function rangeInManifest(manifest: Readonly<Record<string, unknown>>, name: string) {
  const { packages, dependencies, devDependencies, peerDependencies } = manifest;
  const root = isRecord(packages) && isRecord(packages['']) ? packages[''] : {};
  const candidates = [
    isRecord(packages) ? packages[`node_modules/${name}`] : undefined,
    ...[dependencies, devDependencies, peerDependencies, root['dependencies']].map((group) =>
      isRecord(group) && Object.hasOwn(group, name) ? group[name] : undefined,
    ),
  ];
  return candidates
    .map((value) => (isRecord(value) ? value['version'] : value))
    .find((value) => typeof value === 'string');
}

/**
 * Looks for `name: range` and `name@range`, and for the line that tells the version after it. All
 * runs are bounded, so that a huge text is searched once and not from every place anew.
 */
function rangeInText(text: string, name: string): string | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const start = `(?<![\\w/@-])${escaped}(?:@|["']?\\s{0,9}:)`;
  const locked = new RegExp(
    `${start}[^\\n]{0,400}\\n\\s{1,40}(?:specifier:[^\\n]{0,400}\\n\\s{1,40})?version:? {1,9}["']?(\\d[\\w.+-]{0,40})`,
  );
  const asked = new RegExp(`${start}\\s{0,9}["']?([^"'\\n,(){}[\\]]{1,80})`);
  return (locked.exec(text) ?? asked.exec(text))?.[1]?.trim();
}

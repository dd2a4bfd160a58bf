import { compareVersions, minorOf } from '@lectern/page-model';

/** Which versions of a library are read. */
export interface VersionRange {
  /** First major. */
  readonly from: number;
  /** The documented version, which ends the range. */
  readonly to: string;
}

/** The last patch of every minor of a library, oldest first. Pre-releases are left out. */
export function lastPatches(published: readonly string[], { from, to }: VersionRange): string[] {
  const inRange = published
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .filter((version) => Number.parseInt(version, 10) >= from && compareVersions(version, to) <= 0)
    .sort(compareVersions);
  return [...new Map(inRange.map((version) => [minorOf(version), version])).values()];
}

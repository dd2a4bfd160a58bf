export { oldestMinor } from './core/oldest-minor';
export { readVersions } from './core/read-versions';
export type { Reading } from './core/read-versions';
export { createVersionStore, VERSION_KEY } from './core/version-store';
export type { VersionStorage, VersionStore } from './core/version-store';
export {
  changesAfter,
  findRecorded,
  goneSince,
  isAfter,
  libraryOf,
  viewOf,
  viewOfFunction,
} from './core/view-of';
export type { ComponentView, LifeView, PropView } from './core/view-of';

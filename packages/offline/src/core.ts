export { buildCaches, holdsDocuments, outdatedCaches, type BuildCaches } from './core/build-caches';
export { offlinePageFor } from './core/offline-page';
export {
  updateStep,
  type UpdateAction,
  type UpdateEvent,
  type UpdateState,
} from './core/update-step';

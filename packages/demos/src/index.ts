export { Island, IslandProvider } from './island';
export type { IslandProps, LoadMount, MountIsland } from './island';
export { islandId, islandPrefix } from './island-id';

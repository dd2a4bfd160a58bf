/** DOM id of a demo's island, made from the demo's id: `react-button/SaveButton` to `demo-SaveButton`. */
export function islandId(demoId: string): string {
  return `demo-${demoId.slice(demoId.lastIndexOf('/') + 1)}`;
}

/**
 * Prefix of the ids that `useId` makes inside an island. Server and client must agree on it, and no
 * two islands of a page may share it.
 */
export function islandPrefix(demoId: string): string {
  return `${islandId(demoId)}-`;
}

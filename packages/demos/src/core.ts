export { demoId, importsOf, packageOf, planDemo } from './plan-demo';
export type { DemoRequest, DemoSources } from './plan-demo';
export { islandId, islandPrefix } from './island-id';
export { siblingFiles } from './sibling-files';

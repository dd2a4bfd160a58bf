export { demoProjects } from './demo-project';
export type { DemoProject, DemoProjects, ProjectDemo, ProjectTools } from './demo-project';
export type { Installed, InstalledPackage } from './needed-packages';
export { reachedFiles } from './reached-files';

export { apiAnchors, apiPathname } from './api';
export { planSite } from './plan-site';
export type { AreaPlan, SitePlan } from './plan-site';
export type { AreaSources, OwnPage, SiteSources } from './sources';

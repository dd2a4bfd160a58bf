import { register } from 'tsx/esm/api'; 
import { readSources } from './src/node/read-sources.ts';
import { planSite } from './src/plan-site.ts';
import { writeSite } from './src/node/write-site.ts';
import { toJavaScript } from '@lectern/demos/node';
const { sources } = await readSources('/work/main');
const plan = await planSite(sources, toJavaScript);
await writeSite('/work/main', plan);
console.log(plan.issues.length, plan.areas.map(a=>a.id+':'+a.pages.length).join(' '));

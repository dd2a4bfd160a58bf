import { readUses } from '@lectern/api-docs/node';
import { toJavaScript as convert } from '@lectern/demos/node';
import type { Issue } from '@lectern/page-model';
import { planSite, type SitePlan } from '../plan-site';
import { describeUndemoed } from '../undemoed';
import type { SiteSources } from '../sources';
import { readHealth, readLooks } from './read-health';
import { readSources } from './read-sources';
import { writeSite, type WriteOptions } from './write-site';

const converted = new Map<string, Promise<string | undefined>>();

/** Conversion is the slowest step of a run; in development the same code comes again and again. */
function toJavaScript(code: string, language: string) {
  const key = `${language}\n${code}`;
  const known = converted.get(key) ?? convert(code, language);
  converted.set(key, known);
  return known;
}

const firstUses = new Map<string, ReturnType<typeof readUses>>();

/** In development those of the first run stand: to check types takes seconds, too long for an edit. */
const readUsesOnce: typeof readUses = (options) => {
  const known = firstUses.get(options.directory) ?? readUses(options);
  firstUses.set(options.directory, known);
  return known;
};

/**
 * Reads, plans and writes the whole site.
 *
 * @param root absolute path of the repository
 * @param options how it is written
 * @returns the number of pages, what is worth a line and everything that is wrong; nothing is written when something is
 */
export async function prepare(
  root: string,
  options: WriteOptions,
): Promise<{ pages: number; notes: readonly string[]; issues: readonly Issue[] }> {
  const {
    sources,
    assets,
    issues: found,
  } = await readSources(root, options.serverDemos ? readUses : readUsesOnce);
  const plan = await planSite(sources, toJavaScript);
  const issues = [...found, ...plan.issues];
  if (issues.length === 0) {
    // In development an edit comes before its figures.
    const health = options.serverDemos
      ? await readSiteHealth(root, sources, plan)
      : new Map<string, string>();
    await writeSite(root, plan, { ...assets, health }, options);
  }
  return {
    pages: plan.areas.reduce((sum, area) => sum + area.pages.length, 0),
    notes: plan.undemoed.map((one) => describeUndemoed(one, sources.undemoed?.[one.packageName])),
    issues,
  };
}

/** The health of every demo, as each area serves it. */
async function readSiteHealth(root: string, { areas }: SiteSources, plan: SitePlan) {
  const health = new Map<string, string>();
  const looks = await readLooks(root);
  for (const area of areas) {
    const { id } = area.config;
    const demos = plan.areas.find((planned) => planned.id === id)?.demos ?? [];
    health.set(id, JSON.stringify(await readHealth(root, area, { demos, looks })));
  }
  return health;
}

/** What no demo of the site shows, package by package. */
export async function readUndemoed(root: string): Promise<SitePlan['undemoed']> {
  const { sources } = await readSources(root);
  return (await planSite(sources, async () => undefined)).undemoed;
}

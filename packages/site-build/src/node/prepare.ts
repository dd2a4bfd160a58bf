import { toJavaScript as convert } from '@lectern/demos/node';
import type { Issue } from '@lectern/page-model';
import { planSite } from '../plan-site';
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

/**
 * Reads, plans and writes the whole site.
 *
 * @param root absolute path of the repository
 * @param options how it is written
 * @returns the number of pages and everything that is wrong; nothing is written when something is
 */
export async function prepare(
  root: string,
  options: WriteOptions,
): Promise<{ pages: number; issues: readonly Issue[] }> {
  const { sources, issues: found } = await readSources(root);
  const plan = await planSite(sources, toJavaScript);
  const issues = [...found, ...plan.issues];
  if (issues.length === 0) await writeSite(root, plan, sources.config.fonts, options);
  return { pages: plan.areas.reduce((sum, area) => sum + area.pages.length, 0), issues };
}

import type { DemoProjects } from '@lectern/demos/project';

/**
 * Fetches the projects of a demo.
 *
 * @throws when the host has none, or can't be reached
 */
export async function readDemoProjects(
  area: string,
  demo: string,
  signal: AbortSignal,
): Promise<DemoProjects> {
  const href = `/demos/${area}/${demo}.json`;
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return (await response.json()) as DemoProjects;
}

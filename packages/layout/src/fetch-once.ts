const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches JSON once for all tools of a page; what failed is asked for again.
 *
 * @param missing what stands for a file that is not there; without it, that is a failure
 * @throws when the host has no such file, or can't be reached
 */
export function fetchOnce<Content>(pathname: string, missing?: Content): Promise<Content> {
  const known = fetched.get(pathname) ?? fetchJson(pathname, missing);
  fetched.set(pathname, known);
  known.catch(() => fetched.delete(pathname));
  return known as Promise<Content>;
}

async function fetchJson(pathname: string, missing: unknown): Promise<unknown> {
  const response = await fetch(pathname);
  if (response.status === 404 && missing !== undefined) return missing;
  if (!response.ok) throw new Error(`${pathname} answered ${response.status}.`);
  return response.json();
}

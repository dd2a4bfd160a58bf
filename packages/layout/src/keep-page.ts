import { keepShownPage, registerServiceWorker } from '@lectern/offline';

let registered = false;

/** Has the site's worker keep the page that is shown, and the search in its language. */
export async function keepPage(language: string, areas: readonly string[]): Promise<void> {
  if (!registered) registerServiceWorker('/service-worker.js');
  registered = true;
  await keepShownPage({
    files: [...areas.map((area) => `/search/${language}/${area}.json`), ...framedFiles()],
    load: () => import('./views/search-dialog'),
  });
}

/** Documents of framed demos, which may be further down than the reader came, and what they asked for. */
function framedFiles(): string[] {
  return [...document.querySelectorAll<HTMLIFrameElement>('.demo-stage > iframe')].flatMap(
    ({ src, contentWindow }) => [
      src,
      ...(contentWindow?.performance.getEntriesByType('resource') ?? []).map(({ name }) => name),
    ],
  );
}

/** How a stylesheet is added. */
export interface StylesheetOptions {
  /** Cascade layer that its rules go into, such as `code-theme`. */
  readonly layer: string;
  /** For style elements under a Content Security Policy. */
  readonly nonce?: string;
}

/**
 * Adds a stylesheet to the page inside a cascade layer, so that the site's own rules win over it, or
 * it over theirs, by the order of the layers alone. It is fetched; where that fails it is logged and
 * linked as it is, without the layer. Addresses in it that are relative lose their base.
 *
 * @returns the removal, which also ends what is under way
 */
export function addStylesheet(href: string, { layer, nonce }: StylesheetOptions): () => void {
  const ended = new AbortController();
  const add = (element: HTMLStyleElement | HTMLLinkElement) => {
    if (nonce) element.nonce = nonce;
    document.head.append(element);
    ended.signal.addEventListener('abort', () => element.remove());
  };
  fetchText(href, ended.signal).then(
    (css) => {
      if (ended.signal.aborted) return;
      const style = document.createElement('style');
      style.textContent = `@layer ${layer} {\n${css}\n}`;
      add(style);
    },
    (error: unknown) => {
      if (ended.signal.aborted) return;
      console.error(error instanceof Error ? error.message : error);
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      add(link);
    },
  );
  return () => ended.abort();
}

async function fetchText(href: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`Failed to fetch CSS: ${response.statusText}`);
  return response.text();
}

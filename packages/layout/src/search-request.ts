const requests = new EventTarget();

/** Opens the search from any view; the button in the top bar shows it. */
export function requestSearch(): void {
  requests.dispatchEvent(new Event('search'));
}

/** Calls back when a view asks for the search; returns the removal. */
export function onSearchRequest(listener: () => void): () => void {
  requests.addEventListener('search', listener);
  return () => requests.removeEventListener('search', listener);
}

/** Private windows, old browsers and sandboxed frames have none; some throw when asked. */
export function hasServiceWorkers(): boolean {
  try {
    return navigator.serviceWorker !== undefined;
  } catch {
    return false;
  }
}

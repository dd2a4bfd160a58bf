'use client';

/**
 * Puts text into the reader's clipboard.
 *
 * @throws a `NotAllowedError` with 'The request is not allowed' when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  // Pages without TLS have no clipboard object.
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (!written) copyBySelection(text);
}

/** The older way, which needs the text selected in the page. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Out of sight, without moving the page or letting iOS zoom in.
  field.style.cssText = 'position:fixed;inset:0 auto auto -9999px;font-size:16px';
  const focused = document.activeElement;
  // Behind an open dialog nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  try {
    // Safari selects nothing in a field without focus.
    field.focus({ preventScroll: true });
    field.select();
    if (document.execCommand?.('copy')) return;
    throw new DOMException('The request is not allowed', 'NotAllowedError');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

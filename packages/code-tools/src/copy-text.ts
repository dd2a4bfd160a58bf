'use client';

/**
 * Puts text into the reader's clipboard.
 *
 * @param text or the promise of it, such as a file that is being fetched
 * @throws a `NotAllowedError` with 'The request is not allowed' when the browser refuses, and what
 *   the promise was rejected with
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const written = await write(text).then(
    () => true,
    () => false,
  );
  if (!written) copyBySelection(await text);
}

async function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  // Safari takes only what is handed over while the click lasts.
  return clipboard.write([
    new ClipboardItem({
      'text/plain': text.then((read) => new Blob([read], { type: 'text/plain' })),
    }),
  ]);
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

/** Bytes of an answer that are read. A feed is a few kilobytes; more than this is none. */
const LARGEST_FEED = 256 * 1024;

/**
 * Fetches a feed once, without cookies.
 *
 * @throws when the network fails, the answer is an error or too long, or is not JSON
 */
export async function loadFeed(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`The ad feed answered ${response.status}`);
  return JSON.parse(await readText(response)) as unknown;
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LARGEST_FEED) {
      await reader.cancel();
      throw new Error(`The ad feed is longer than ${LARGEST_FEED} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

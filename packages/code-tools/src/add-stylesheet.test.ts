// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addStylesheet } from './add-stylesheet';

const HREF = 'https://styles.example/theme.css';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const head = () => document.head.innerHTML;

/** Answers every fetch, until the signal ends it. */
function answerWith(answer: () => Promise<Response>) {
  vi.stubGlobal(
    'fetch',
    vi.fn((_href: string, { signal }: { signal: AbortSignal }) =>
      Promise.race([
        answer(),
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      ]),
    ),
  );
}

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

test('[E2] a fetched stylesheet is put into the layer, and taken out again', async () => {
  answerWith(async () => new Response('.token { color: red }'));
  const remove = addStylesheet(HREF, { layer: 'code-theme', nonce: 'abc' });
  await vi.waitFor(() => expect(head()).not.toBe(''));
  const style = document.querySelector('style');
  expect(style?.textContent).toBe('@layer code-theme {\n.token { color: red }\n}');
  expect(style?.nonce).toBe('abc');
  expect(logged).not.toHaveBeenCalled();
  remove();
  expect(head()).toBe('');
});

test.each<[string, () => Promise<Response>, string]>([
  [
    'the host refuses',
    async () => new Response('', { status: 404, statusText: 'Not Found' }),
    'Failed to fetch CSS: Not Found',
  ],
  [
    'the network fails',
    async () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to fetch',
  ],
])(
  '[E2] where %s, it is logged and linked as a plain stylesheet',
  async (_why, answer, message) => {
    answerWith(answer);
    const remove = addStylesheet(HREF, { layer: 'code-theme' });
    await vi.waitFor(() => expect(head()).toBe(`<link rel="stylesheet" href="${HREF}">`));
    expect(logged.mock.calls).toEqual([[message]]);
    remove();
    expect(head()).toBe('');
  },
);

test.each<[string, () => Promise<Response>]>([
  ['before it is answered', () => new Promise(() => undefined)],
  ['once it is answered', async () => new Response('.token { color: red }')],
])('[E2] an abort %s is ignored: nothing is added, nothing logged', async (_when, answer) => {
  answerWith(answer);
  addStylesheet(HREF, { layer: 'code-theme' })();
  await new Promise((resolve) => setImmediate(resolve));
  expect(head()).toBe('');
  expect(logged).not.toHaveBeenCalled();
});

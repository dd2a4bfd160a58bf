// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeCopyProvider } from './code-copy-provider';
import { HighlightedCode } from './highlighted-code';

let copied: string[];

beforeEach(() => {
  copied = [];
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
});

afterEach(() => {
  cleanup();
  document.getSelection()?.removeAllRanges();
  vi.unstubAllGlobals();
});

function Page() {
  return (
    <StrictMode>
      <CodeCopyProvider>
        <p>prose</p>
        <input aria-label="search" />
        <HighlightedCode html={{ ts: 'first' }} />
        <HighlightedCode html={{ ts: 'second' }} />
        <div data-code-block="">
          <pre>bare</pre>
        </div>
      </CodeCopyProvider>
    </StrictMode>
  );
}

const blockOf = (text: string) => screen.getByText(text).closest('pre') as HTMLElement;
const hover = (text: string) => fireEvent.pointerOver(screen.getByText(text));
const press = async (keys: Partial<KeyboardEventInit> = {}, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', {
    key: 'c',
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
    ...keys,
  });
  await act(async () => void target.dispatchEvent(event));
  return event;
};

test('[D3] Ctrl+C copies the block that is hovered, once', async () => {
  render(<Page />);
  hover('first');
  const event = await press();
  expect(copied).toEqual(['first']);
  expect(event.defaultPrevented).toBe(true);
});

test('[D3] Cmd+C copies the block that is focused', async () => {
  render(<Page />);
  blockOf('second').focus();
  await press({ ctrlKey: false, metaKey: true });
  expect(copied).toEqual(['second']);
});

test('[D3] [C11] the block’s own button says Copied', async () => {
  render(<Page />);
  hover('second');
  await press();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Copy',
    'Copied',
  ]);
});

test('[D3] a block without a button is copied too', async () => {
  render(<Page />);
  hover('bare');
  await press();
  expect(copied).toEqual(['bare']);
});

test('[D3] of the hovered and the focused block the later one counts', async () => {
  render(<Page />);
  hover('first');
  blockOf('second').focus();
  await press();
  hover('prose');
  hover('first');
  await press();
  hover('prose');
  await press();
  expect(copied).toEqual(['second', 'first', 'second']);
});

test('[D3] a small move inside the hovered block does not take it from the focused one', async () => {
  render(<Page />);
  hover('first');
  blockOf('second').focus();
  fireEvent.pointerOver(blockOf('first'));
  await press();
  expect(copied).toEqual(['second']);
});

test('[D3] away from code nothing is copied, and the keys keep their meaning', async () => {
  render(<Page />);
  hover('first');
  hover('prose');
  expect((await press()).defaultPrevented).toBe(false);
  hover('first');
  fireEvent.pointerLeave(document.documentElement);
  await press();
  expect(copied).toEqual([]);
});

test('[D3] selected text goes before the block', async () => {
  render(<Page />);
  hover('first');
  document.getSelection()?.selectAllChildren(screen.getByText('prose'));
  expect((await press()).defaultPrevented).toBe(false);
  expect(copied).toEqual([]);
});

test('[D3] in a field the keys are the field’s', async () => {
  render(<Page />);
  const field = screen.getByLabelText('search');
  field.focus();
  hover('first');
  await press({}, field);
  expect(copied).toEqual([]);
});

test.each([
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('[D3] with %s held nothing is copied', async (_name, keys) => {
  render(<Page />);
  hover('first');
  await press(keys);
  expect(copied).toEqual([]);
});

test('[D3] keys that somebody else has handled are left alone', async () => {
  render(<Page />);
  hover('first');
  const handle = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', handle);
  await press();
  document.body.removeEventListener('keydown', handle);
  expect(copied).toEqual([]);
});

test('[D3] a block that has left the page is not copied', async () => {
  render(<Page />);
  const block = document.createElement('div');
  block.setAttribute('data-code-block', '');
  block.textContent = 'gone';
  document.body.append(block);
  hover('gone');
  block.remove();
  await press();
  expect(copied).toEqual([]);
});

test('[D3] every listener leaves with the provider, mounted twice in strict mode', () => {
  const add = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const remove = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  const ours = ['pointerover', 'pointerleave', 'focusin', 'keydown'];
  // React listens at its container; the provider at the document and its root.
  const count = (spy: { mock: { calls: unknown[][]; contexts: unknown[] } }) =>
    spy.mock.calls.filter(
      ([type], call) =>
        ours.includes(String(type)) &&
        [document, document.documentElement].includes(spy.mock.contexts[call] as Document),
    ).length;
  for (let mount = 0; mount < 2; mount += 1) {
    const { unmount } = render(<Page />);
    expect(count(add) - count(remove)).toBe(4);
    unmount();
    expect(count(add) - count(remove)).toBe(0);
  }
  add.mockRestore();
  remove.mockRestore();
});

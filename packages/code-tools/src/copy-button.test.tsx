// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button';
import { copyText } from './copy-text';
import { getCookie } from './get-cookie';
import { useCopy } from './use-copy';

const clipboard = { text: '', refuse: false };
const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  problems.mockClear();
  Object.assign(clipboard, { text: '', refuse: false });
  vi.stubGlobal('navigator', {
    clipboard: {
      async writeText(text: string) {
        if (clipboard.refuse) throw new DOMException('no', 'NotAllowedError');
        clipboard.text = text;
      },
    },
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
});

const button = () => screen.getByRole('button');
const click = () => act(async () => button().click());
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('[C11] Copy becomes Copied for 2000 ms', async () => {
  render(<CopyButton code="npm start" />);
  expect(button().textContent).toBe('Copy');
  await click();
  expect(clipboard.text).toBe('npm start');
  expect(button().textContent).toBe('Copied');
  wait(1999);
  expect(button().textContent).toBe('Copied');
  wait(1);
  expect(button().textContent).toBe('Copy');
});

test('text that is still being fetched is handed over while the click lasts', async () => {
  const written: Promise<Blob>[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      async write([item]: { data: Record<string, Promise<Blob>> }[]) {
        written.push(item?.data['text/plain'] ?? Promise.reject(new Error('no text')));
        await written[0];
      },
    },
  });
  let fetched: (text: string) => void = () => undefined;
  render(<CopyButton getText={() => new Promise((resolve) => (fetched = resolve))} />);
  await click();
  expect(written).toHaveLength(1);
  expect(button().textContent).toBe('Copy');
  await act(async () => fetched('# Lamps'));
  expect(await (await written[0])?.text()).toBe('# Lamps');
  expect(button().textContent).toBe('Copied');
});

test('text that does not come is not copied, silently', async () => {
  render(<CopyButton getText={() => Promise.reject(new Error('offline'))} />);
  await click();
  expect(button().textContent).toBe('Copy');
  expect(problems).not.toHaveBeenCalled();
});

test('[C11] a second click starts the time again', async () => {
  render(<CopyButton code="x" />);
  await click();
  wait(1500);
  await click();
  wait(1999);
  expect(button().textContent).toBe('Copied');
  wait(1);
  expect(button().textContent).toBe('Copy');
});

test('[C11] [F7] where copying fails the button stays, silently', async () => {
  clipboard.refuse = true;
  render(<CopyButton code="x" />);
  await click();
  expect(button().textContent).toBe('Copy');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(problems).not.toHaveBeenCalled();
});

test('[C11] the copy is announced, outside of the button', async () => {
  render(<CopyButton code="x" labels={{ copy: 'نسخ', copied: 'تم النسخ' }} />);
  const status = screen.getByRole('status');
  expect(button().contains(status)).toBe(false);
  expect([button().textContent, status.textContent]).toEqual(['نسخ', '']);
  await click();
  expect([button().textContent, status.textContent]).toEqual(['تم النسخ', 'تم النسخ']);
  wait(2000);
  expect(status.textContent).toBe('');
});

test('the text may be made when the button is pressed', async () => {
  let text = 'early';
  render(<CopyButton getText={() => text} />);
  text = 'late';
  await click();
  expect(clipboard.text).toBe('late');
});

test('it is a plain button: class name, analytics and handlers pass through', async () => {
  const onClick = vi.fn();
  render(<CopyButton code="x" className="mine" data-ga-event="copy" onClick={onClick} />);
  expect(button().getAttribute('type')).toBe('button');
  expect(button().className).toBe('mine');
  expect(button().getAttribute('data-ga-event')).toBe('copy');
  await click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(clipboard.text).toBe('x');
});

test('a handler that prevents the default keeps it from copying', async () => {
  render(<CopyButton code="x" onClick={(event) => event.preventDefault()} />);
  await act(async () => void fireEvent.click(button()));
  expect(clipboard.text).toBe('');
});

test('no timer outlives the button', async () => {
  const { unmount } = render(
    <StrictMode>
      <CopyButton code="x" />
    </StrictMode>,
  );
  await click();
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('[C11] the other helper says so for 1200 ms, and tells whether it copied', async () => {
  const results: boolean[] = [];
  function Helper() {
    const { isCopied, copy } = useCopy();
    return <button onClick={async () => results.push(await copy('y'))}>{String(isCopied)}</button>;
  }
  render(<Helper />);
  await click();
  expect([button().textContent, clipboard.text]).toEqual(['true', 'y']);
  wait(1199);
  expect(button().textContent).toBe('true');
  wait(1);
  expect(button().textContent).toBe('false');
  clipboard.refuse = true;
  await click();
  expect(results).toEqual([true, false]);
});

/** The browser's older way, which takes what is selected. */
function legacyCopy(succeeds: boolean) {
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (succeeds) {
      clipboard.text = field.value.slice(field.selectionStart, field.selectionEnd);
    }
    return succeeds;
  };
}

test.each([
  ['without a clipboard', () => vi.stubGlobal('navigator', {})],
  ['with a clipboard that refuses', () => void (clipboard.refuse = true)],
])(
  '[F7] %s the text is copied by selection, and nothing is left behind',
  async (_title, prepare) => {
    prepare();
    legacyCopy(true);
    render(<CopyButton code={'two\nlines'} />);
    button().focus();
    const before = document.body.innerHTML;
    await copyText('two\nlines');
    expect(clipboard.text).toBe('two\nlines');
    expect(document.body.innerHTML).toBe(before);
    expect(document.activeElement).toBe(button());
  },
);

test('[F7] the older way fails with "The request is not allowed"', async () => {
  vi.stubGlobal('navigator', {});
  legacyCopy(false);
  await expect(copyText('x')).rejects.toMatchObject({
    name: 'NotAllowedError',
    message: 'The request is not allowed',
  });
  expect(document.querySelector('textarea')).toBeNull();
  Reflect.deleteProperty(document, 'execCommand');
  await expect(copyText('x')).rejects.toThrow('The request is not allowed');
});

test('[B3] getCookie reads the reader’s cookie', () => {
  document.cookie = 'codeVariant=JS;path=/';
  expect(getCookie('codeVariant')).toBe('JS');
  expect(getCookie('other')).toBeUndefined();
  document.cookie = 'codeVariant=;path=/;max-age=0';
});

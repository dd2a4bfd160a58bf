// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeTextOf } from './code-text';
import { CodeVariantProvider, useCodeVariant } from './code-variant-provider';
import { createCodeVariantStore } from './core/code-variant-store';
import { HighlightedCode } from './highlighted-code';

const root = document.documentElement;
const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let copied: string[];

beforeEach(() => {
  copied = [];
  problems.mockClear();
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  root.setAttribute('data-code-variant', 'TS');
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.cookie = 'codeVariant=;path=/;max-age=0';
  vi.unstubAllGlobals();
});

const copy = () => act(async () => screen.getByRole('button', { name: 'Copy' }).click());

function block(html: string, language = 'tsx') {
  const element = document.createElement('div');
  element.setAttribute('data-code-block', '');
  element.setAttribute('data-language', language);
  element.innerHTML = html;
  return element;
}

test('both variants are in the HTML, each named; a sample with one has no name', () => {
  const { container, rerender } = render(<HighlightedCode html={{ ts: '<b>a</b>', js: 'b' }} />);
  const codes = () => [...container.querySelectorAll('pre > code')];
  expect(codes().map((code) => code.getAttribute('data-variant'))).toEqual(['TS', 'JS']);
  expect(codes()[0]?.innerHTML).toBe('<b>a</b>');
  rerender(<HighlightedCode html={{ ts: 'only' }} />);
  expect(codes().map((code) => code.getAttribute('data-variant'))).toEqual([null]);
});

test('title, language and class name are shown; the code can be focused', () => {
  const { container } = render(
    <HighlightedCode html={{ ts: 'a' }} title="theme.ts" language="ts" className="wide" />,
  );
  expect(screen.getByText('theme.ts').className).toBe('code-title');
  expect(container.querySelector('.wide[data-code-block]')?.getAttribute('data-language')).toBe(
    'ts',
  );
  expect(container.querySelector('pre')?.tabIndex).toBe(0);
  expect(container.querySelector('pre')?.className).toBe('language-ts');
});

test.each([
  ['TS', 'let a: string'],
  ['JS', 'let a'],
])('[C12] shown in %s, the button copies %s', async (variant, text) => {
  root.setAttribute('data-code-variant', variant);
  const ts = 'let a<span class="token">: string</span>\n';
  render(<HighlightedCode html={{ ts, js: 'let a\n' }} language="tsx" />);
  await copy();
  expect(copied).toEqual([text]);
});

test('[C12] a sample without JavaScript is copied whatever is chosen', async () => {
  root.setAttribute('data-code-variant', 'JS');
  render(<HighlightedCode html={{ ts: 'a &lt; b' }} />);
  await copy();
  expect(copied).toEqual(['a < b']);
});

test.each([
  ['shell prompts', 'bash', '<code>$ npm i\n$ npm start\n</code>', 'npm i\nnpm start'],
  ['marked prompts', 'console', '<code><span class="prompt">&gt; </span>dir</code>', 'dir'],
  [
    'line numbers',
    'ts',
    '<code><i data-line-number="1">1 </i>a\n<i class="line-number">2 </i>b</code>',
    'a\nb',
  ],
])('the copied text is the code alone, without %s', (_title, language, html, text) => {
  const element = block(`<pre>${html}</pre><button>Copy</button>`, language);
  const before = element.innerHTML;
  expect(codeTextOf(element)).toBe(text);
  expect(element.innerHTML).toBe(before);
});

test('a block without a code element gives its text', () => {
  expect(codeTextOf(block('<pre>plain\n</pre><button>Copy</button>'))).toBe('plain');
});

test('[C12] the server’s HTML stays when the client has none, without a warning', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <HighlightedCode html={{ ts: '<span>full</span>', js: 'plain' }} language="tsx" />,
  );
  document.body.append(container);
  const samples = [...container.querySelectorAll('code')];
  const recovered = vi.fn();
  const slim = <HighlightedCode html={{ ts: '', js: '' }} language="tsx" />;
  const made = await act(async () =>
    hydrateRoot(container, <StrictMode>{slim}</StrictMode>, { onRecoverableError: recovered }),
  );
  await act(async () => made.render(<StrictMode>{slim}</StrictMode>));
  expect([...container.querySelectorAll('code')]).toEqual(samples);
  expect(samples.map((code) => code.innerHTML)).toEqual(['<span>full</span>', 'plain']);
  await copy();
  expect(copied).toEqual(['full']);
  expect(recovered).not.toHaveBeenCalled();
  expect(problems).not.toHaveBeenCalled();
  act(() => made.unmount());
});

function Choice() {
  const { codeVariant, setCodeVariant } = useCodeVariant();
  return (
    <>
      <p data-testid="variant">{codeVariant}</p>
      <button onClick={() => setCodeVariant('TS')}>TypeScript</button>
      <button onClick={() => setCodeVariant('JS')}>JavaScript</button>
    </>
  );
}
const shown = () => screen.getByTestId('variant').textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('[C12] [B3] a choice reaches the document and the cookie', () => {
  render(
    <CodeVariantProvider>
      <Choice />
    </CodeVariantProvider>,
  );
  expect(shown()).toBe('TS');
  press('JavaScript');
  expect(shown()).toBe('JS');
  expect(root.getAttribute('data-code-variant')).toBe('JS');
  expect(document.cookie).toContain('codeVariant=JS');
  press('TypeScript');
  expect(document.cookie).toContain('codeVariant=TS');
});

test('without a provider roots share the page’s variant', () => {
  render(<Choice />);
  function Island() {
    return <p data-testid="island">{useCodeVariant().codeVariant}</p>;
  }
  render(<Island />);
  press('JavaScript');
  expect(screen.getByTestId('island').textContent).toBe('JS');
  press('TypeScript');
});

test('another tab’s choice is found when the reader comes back', () => {
  render(<Choice />);
  press('TypeScript');
  document.cookie = 'codeVariant=JS;path=/';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(shown()).toBe('JS');
  press('TypeScript');
});

test('[C12] the server shows TypeScript and hydrates without a warning to the reader’s choice', async () => {
  const store = createCodeVariantStore({ hash: () => '#A.js' });
  const page = (
    <StrictMode>
      <CodeVariantProvider store={store}>
        <Choice />
      </CodeVariantProvider>
    </StrictMode>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(shown()).toBe('TS');
  const recovered = vi.fn();
  const made = hydrateRoot(container, page, { onRecoverableError: recovered });
  await waitFor(() => expect(shown()).toBe('JS'));
  expect(recovered).not.toHaveBeenCalled();
  expect(problems).not.toHaveBeenCalled();
  act(() => made.unmount());
});

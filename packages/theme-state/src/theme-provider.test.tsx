// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MODE_KEY } from './core/color-mode';
import { createColorModeStore, type ColorModeMedia } from './core/color-mode-store';
import type { PaletteMode } from './core/theme-reducer';
import { DENSITY_KEY, DIRECTION_KEY } from './core/theme-choices';
import { createThemeStore } from './core/theme-store';
import {
  ThemeProvider,
  useChangeTheme,
  useColorMode,
  useThemeChoices,
  useThemeState,
} from './theme-provider';

/** The operating system as this page sees it. */
const system = { mode: 'light' as PaletteMode, listeners: new Set<() => void>() };
const prefer = (mode: PaletteMode) =>
  act(() => {
    system.mode = mode;
    system.listeners.forEach((call) => call());
  });
/** What another tab's write does to this one. */
const otherTabWrites = (key: string, value: string) =>
  act(() => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
  });

const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  problems.mockClear();
  localStorage.clear();
  system.mode = 'light';
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && system.mode === 'dark',
    addEventListener: (_type: string, call: () => void) => system.listeners.add(call),
    removeEventListener: (_type: string, call: () => void) => system.listeners.delete(call),
  }));
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
  document.body.className = 'app mode-light';
  document.body.dir = 'ltr';
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const modeClasses = () => [...document.body.classList].filter((name) => name.startsWith('mode-'));
const barColor = () => document.querySelector('meta')?.content;

function Panel() {
  const { mode, resolvedMode, systemMode, setMode } = useColorMode();
  const { dense, direction, paletteMode } = useThemeState();
  const change = useChangeTheme();
  const { choose } = useThemeChoices();
  return (
    <>
      <p data-testid="state">
        {[mode, systemMode, resolvedMode, paletteMode, direction, dense].join(' ')}
      </p>
      {(['light', 'dark', 'system'] as const).map((choice) => (
        <button key={choice} onClick={() => setMode(choice)}>
          {choice}
        </button>
      ))}
      <button onClick={() => change({ type: 'SET_DENSE', payload: true })}>dense</button>
      <button onClick={() => change({ type: 'CHANGE', payload: { direction: 'rtl' } })}>rtl</button>
      <button onClick={() => change({ type: 'CHANGE', payload: { paletteMode: 'dark' } })}>
        dark for now
      </button>
      <button onClick={() => choose({ dense: true, direction: 'ltr' })}>dense and ltr</button>
      <button onClick={() => choose({ dense: null, direction: null })}>as it was</button>
    </>
  );
}

const state = () => screen.getByTestId('state').textContent;
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('[F3] changing the theme without a provider is an error', () => {
  expect(() => renderToString(<Panel />)).toThrow(
    new Error('Forgot to wrap component in ThemeProvider'),
  );
});

test('[B9] the theme’s defaults are there without a provider', () => {
  function State() {
    return <p data-testid="state">{JSON.stringify(useThemeState())}</p>;
  }
  render(<State />);
  expect(state()).toBe('{"dense":false,"direction":"ltr","paletteMode":"light"}');
});

test('[C1] [C2] actions reach the state through the provider', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  expect(state()).toBe('system light light light ltr false');
  press('dense');
  press('rtl');
  expect(state()).toBe('system light light light rtl true');
  expect(document.body.dir).toBe('rtl');
});

test('[C3] an unknown action throws where it is dispatched', () => {
  let change: ReturnType<typeof useChangeTheme> | undefined;
  function Taker() {
    change = useChangeTheme();
    return null;
  }
  render(
    <ThemeProvider>
      <Taker />
    </ThemeProvider>,
  );
  expect(() => change?.({ type: 'SET_HUE' } as never)).toThrow('Unrecognized type SET_HUE');
});

test('[C4] [C5] [C6] a chosen mode is stored, and body class and bars follow', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  press('dark');
  expect(state()).toBe('dark light dark dark ltr false');
  expect(localStorage.getItem(MODE_KEY)).toBe('dark');
  expect(document.body.className).toBe('app mode-dark');
  expect(barColor()).toBe('#161616');
  expect(document.documentElement.style.colorScheme).toBe('dark');
  press('light');
  expect(document.body.className).toBe('app mode-light');
  expect(barColor()).toBe('#ffffff');
});

test('[C4] the system’s preference is followed live, and found when system is chosen again', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  prefer('dark');
  expect(modeClasses()).toEqual(['mode-dark']);
  press('light');
  prefer('light');
  prefer('dark');
  expect(modeClasses()).toEqual(['mode-light']);
  press('system');
  expect(modeClasses()).toEqual(['mode-dark']);
  expect(state()).toBe('system dark dark dark ltr false');
});

test('[C5] another tab’s choice is followed and not written back', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  const write = vi.spyOn(Storage.prototype, 'setItem');
  otherTabWrites(MODE_KEY, 'dark');
  expect(write).toHaveBeenCalledTimes(1);
  expect(state()).toBe('dark light dark dark ltr false');
  expect(modeClasses()).toEqual(['mode-dark']);
  write.mockRestore();
});

test('[B3] an invalid choice of another tab does not reach the document', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  otherTabWrites(MODE_KEY, 'sepia x');
  expect(state()).toBe('system light light light ltr false');
  expect(document.body.className).toBe('app mode-light');
});

test('[C5] a page restored from the back/forward cache catches up', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  localStorage.setItem(MODE_KEY, 'dark');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(modeClasses()).toEqual(['mode-dark']);
});

test('[C2] [C6] a mode set by CHANGE shows, is not stored, and gives way to the reader’s', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  press('dark for now');
  expect(state()).toBe('system light light dark ltr false');
  expect(modeClasses()).toEqual(['mode-dark']);
  expect(localStorage.getItem(MODE_KEY)).toBeNull();
  press('light');
  expect(state()).toBe('light light light light ltr false');
  expect(modeClasses()).toEqual(['mode-light']);
});

test('[F8] denied storage is ignored', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  press('dark');
  expect(modeClasses()).toEqual(['mode-dark']);
  storage.mockRestore();
  // The choice that could not be stored lasts as long as the page, and so would outlive this test.
  press('system');
});

test('[D2] the page’s store logs a scheme that is not supported', () => {
  function Chooser() {
    const { setSchemes } = useColorMode();
    return <button onClick={() => setSchemes({ dark: 'neon' })}>neon</button>;
  }
  render(<Chooser />);
  press('neon');
  expect(problems.mock.calls).toEqual([['`neon` does not exist in `theme.colorSchemes`.']]);
});

test('[C6] direction follows the page’s language', () => {
  const { rerender } = render(
    <ThemeProvider direction="rtl">
      <Panel />
    </ThemeProvider>,
  );
  expect(document.body.dir).toBe('rtl');
  expect(state()).toBe('system light light light rtl false');
  rerender(
    <ThemeProvider direction="ltr">
      <Panel />
    </ThemeProvider>,
  );
  expect(document.body.dir).toBe('ltr');
});

test('without a provider the document still follows the colour mode', () => {
  function Switch() {
    const { setMode, resolvedMode } = useColorMode();
    return <button onClick={() => setMode('dark')}>now {resolvedMode}</button>;
  }
  const { unmount } = render(<Switch />);
  press('now light');
  expect(screen.getByText('now dark')).toBeTruthy();
  expect(modeClasses()).toEqual(['mode-dark']);
  unmount();
  expect(system.listeners.size).toBe(0);
});

test('[C5] React roots share the colour mode, and a theme store where one is given', () => {
  const store = createThemeStore();
  render(
    <ThemeProvider store={store}>
      <Panel />
    </ThemeProvider>,
  );
  function Island() {
    return <p data-testid="island">{useColorMode().mode}</p>;
  }
  render(<Island />);
  press('dark');
  press('dense');
  expect(screen.getByTestId('island').textContent).toBe('dark');
  expect(store.getSnapshot()).toEqual({ dense: true, direction: 'ltr', paletteMode: 'dark' });
});

test('[B9] a provider starts from the state it is given', () => {
  render(
    <ThemeProvider initialState={{ dense: true }}>
      <Panel />
    </ThemeProvider>,
  );
  expect(state()).toBe('system light light light ltr true');
});

test('[C5] chosen density and direction are stored, go before the language’s, and can be reset', () => {
  render(
    <ThemeProvider direction="rtl">
      <Panel />
    </ThemeProvider>,
  );
  press('dense and ltr');
  expect(state()).toBe('system light light light ltr true');
  expect(document.body.dir).toBe('ltr');
  expect(document.documentElement.hasAttribute('data-dense')).toBe(true);
  cleanup();
  render(
    <ThemeProvider direction="rtl">
      <Panel />
    </ThemeProvider>,
  );
  expect(state()).toBe('system light light light ltr true');
  press('as it was');
  expect(state()).toBe('system light light light rtl false');
  expect(document.body.dir).toBe('rtl');
  expect(document.documentElement.hasAttribute('data-dense')).toBe(false);
});

test('[C5] density and direction follow another tab', () => {
  render(
    <ThemeProvider>
      <Panel />
    </ThemeProvider>,
  );
  otherTabWrites(DENSITY_KEY, 'dense');
  otherTabWrites(DIRECTION_KEY, 'rtl');
  expect(state()).toBe('system light light light rtl true');
  otherTabWrites(DIRECTION_KEY, 'sideways');
  expect(state()).toBe('system light light light ltr true');
});

test('a provider takes a colour mode of one’s own, with its colours', () => {
  const media: ColorModeMedia = { get: () => 'dark', subscribe: () => () => undefined };
  const colorMode = createColorModeStore({
    media,
    themeColors: { light: 'white', dark: 'rgb(1, 1, 1)' },
  });
  render(
    <ThemeProvider colorMode={colorMode}>
      <Panel />
    </ThemeProvider>,
  );
  expect(state()).toBe('system dark dark dark ltr false');
  expect(barColor()).toBe('rgb(1, 1, 1)');
});

test('mounted twice, in strict mode, no listener is left behind', () => {
  const add = vi.spyOn(window, 'addEventListener');
  const remove = vi.spyOn(window, 'removeEventListener');
  const counted = ['storage', 'pageshow'];
  const count = (spy: typeof add) =>
    spy.mock.calls.filter(([type]) => counted.includes(type)).length;
  for (let mount = 0; mount < 2; mount += 1) {
    const { unmount } = render(
      <StrictMode>
        <ThemeProvider>
          <Panel />
        </ThemeProvider>
      </StrictMode>,
    );
    // Two for the colour mode, two for the provider's choices and two for the panel's.
    expect(count(add) - count(remove as typeof add)).toBe(6);
    expect(system.listeners.size).toBe(1);
    unmount();
    expect(count(add) - count(remove as typeof add)).toBe(0);
    expect(system.listeners.size).toBe(0);
  }
  add.mockRestore();
  remove.mockRestore();
});

test('the server renders the default, hydrates without a warning, then shows the stored mode', async () => {
  const page = (
    <StrictMode>
      <ThemeProvider direction="rtl" store={createThemeStore()}>
        <Panel />
      </ThemeProvider>
    </StrictMode>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  expect(state()).toBe('system light light light rtl false');

  localStorage.setItem(MODE_KEY, 'dark');
  const recovered = vi.fn();
  const root = hydrateRoot(container, page, { onRecoverableError: recovered });
  await waitFor(() => expect(state()).toBe('dark light dark dark rtl false'));
  expect(recovered).not.toHaveBeenCalled();
  expect(problems).not.toHaveBeenCalled();
  act(() => root.unmount());
});

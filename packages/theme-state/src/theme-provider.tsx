'use client';

import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { ColorModeState } from './core/color-mode';
import type { ColorModeStore } from './core/color-mode-store';
import type { ThemeChoices, ThemeChoiceStore } from './core/theme-choices';
import {
  initialThemeState,
  themeReducer,
  type Direction,
  type ThemeAction,
  type ThemeState,
} from './core/theme-reducer';
import { createThemeStore, type ThemeStore } from './core/theme-store';
import { followChoices } from './follow-choices';
import { followTheme } from './follow-theme';
import { colorModeStore } from './page-color-mode';
import { themeChoiceStore } from './page-theme-choices';

interface ThemeContextValue {
  readonly state: ThemeState;
  readonly dispatch: (action: ThemeAction) => void;
  readonly colorMode: ColorModeStore;
  readonly choices: ThemeChoiceStore;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

// React 18 warns about layout effects on the server, where there is no document to follow.
const useDocumentEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface ThemeProviderProps {
  /** Theme state shared with other React roots; by default the provider's own. */
  readonly store?: ThemeStore;
  /** Colour mode with a storage or schemes of one's own; by default the page's. */
  readonly colorMode?: ColorModeStore;
  /** Density and direction as the reader chose them; by default the page's. */
  readonly choices?: ThemeChoiceStore;
  /** What differs from `initialThemeState`, where no store is given. */
  readonly initialState?: Partial<ThemeState>;
  /** Direction of the page's language; each change of it is taken over, unless the reader chose. */
  readonly direction?: Direction;
  readonly children?: ReactNode;
}

/** Holds density, direction and mode, and keeps the document's classes and direction in step. */
export function ThemeProvider(props: ThemeProviderProps) {
  const { direction, children } = props;
  const [own] = useState(() =>
    createThemeStore({ ...props.initialState, ...(direction && { direction }) }),
  );
  const [page] = useState(() => colorModeStore());
  const [pageChoices] = useState(() => themeChoiceStore());
  const store = props.store ?? own;
  const colorMode = props.colorMode ?? page;
  const choices = props.choices ?? pageChoices;

  const server = useMemo(
    () => themeReducer(store.getServerSnapshot(), { type: 'CHANGE', payload: { direction } }),
    [store, direction],
  );
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, () => server);

  useDocumentEffect(() => followChoices(store, choices, direction), [store, choices, direction]);
  useDocumentEffect(() => followTheme(document, store, colorMode), [store, colorMode]);

  const value = useMemo(
    () => ({ state, dispatch: store.dispatch, colorMode, choices }),
    [state, store, colorMode, choices],
  );
  return <ThemeContext.Provider value={value}>{children}</ThemeContext.Provider>;
}

/** Density, direction and mode; `initialThemeState` where there is no provider. */
export function useThemeState(): ThemeState {
  return useContext(ThemeContext)?.state ?? initialThemeState;
}

/**
 * The function that changes the theme, always the same one. What it sets is not stored and lasts
 * until the reader chooses; `useColorMode` and `useThemeChoices` set what lasts.
 *
 * @throws 'Forgot to wrap component in ThemeProvider' when there is no provider above
 */
export function useChangeTheme(): (action: ThemeAction) => void {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('Forgot to wrap component in ThemeProvider');
  return value.dispatch;
}

/** The reader's colour mode and how to change it. */
export interface ColorModeControl
  extends ColorModeState, Pick<ColorModeStore, 'setMode' | 'setSchemes'> {}

/**
 * The reader's colour mode: the provider's, or the page's where there is none. On the server and
 * while hydrating it is the default mode under a system that prefers light.
 */
export function useColorMode(): ColorModeControl {
  const { subscribe, getSnapshot, getServerSnapshot, setMode, setSchemes } =
    useContext(ThemeContext)?.colorMode ?? colorModeStore();
  const state = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return useMemo(() => ({ ...state, setMode, setSchemes }), [state, setMode, setSchemes]);
}

/** The reader's density and direction and how to choose them. */
export interface ThemeChoiceControl extends ThemeChoices, Pick<ThemeChoiceStore, 'choose'> {}

/**
 * Density and direction as the reader chose them, which last and follow into other tabs: the
 * provider's, or the page's where there is none. What is in force tells `useThemeState`.
 */
export function useThemeChoices(): ThemeChoiceControl {
  const { subscribe, getSnapshot, getServerSnapshot, choose } =
    useContext(ThemeContext)?.choices ?? themeChoiceStore();
  const state = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return useMemo(() => ({ ...state, choose }), [state, choose]);
}

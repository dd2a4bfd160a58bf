'use client';

import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { parseAdConfig, type DocsAdConfig } from './core/ad-config';
import type { Translations } from './core/dictionary';
import { dictionariesOf } from './core/language';
import { createTranslator, type Translate } from './core/translator';
import type { TranslationKey } from './translation-key';
import { useLanguageChoice } from './use-language-choice';

/** Everything that a `DocsProvider` hands down. */
export interface DocsContextValue<Config = unknown> {
  readonly config: Config;
  readonly adConfig: DocsAdConfig;
  readonly defaultUserLanguage: string;
  readonly translations: Translations;
  /** Language in use. */
  readonly language: string;
  readonly setLanguage: (language: string) => void;
  readonly t: Translate<TranslationKey>;
}

const DocsContext = createContext<DocsContextValue | null>(null);

/** What a `DocsProvider` takes. */
export interface DocsProviderProps<Config = unknown> {
  /** The site's own configuration, handed to `useDocsConfig` as it is. */
  readonly config: Config;
  /** Configuration of ads; `GADisplayRatio` is 0.1 where it is left out. */
  readonly adConfig?: object;
  /** Language of the first render; English where it is left out. */
  readonly defaultUserLanguage?: string;
  /** Dictionaries by language, English among them. */
  readonly translations: Translations;
  /**
   * Keeps the reader's choice in the browser's storage and takes it up after hydration. For sites
   * whose paths do not name the language; off by default.
   */
  readonly rememberLanguage?: boolean;
  readonly children?: ReactNode;
}

/** One function for all providers, so that each problem is told once for the life of the page. */
const warn = (message: string) => console.warn(message);

/** Hands a site's configuration, language and strings to the components below. */
export function DocsProvider<Config>({
  config,
  adConfig,
  defaultUserLanguage = 'en',
  translations,
  rememberLanguage = false,
  children,
}: DocsProviderProps<Config>) {
  const isServed = useCallback(
    (tag: string) => dictionariesOf(translations, tag).length > 0,
    [translations],
  );
  const [language, setLanguage] = useLanguageChoice(
    defaultUserLanguage,
    rememberLanguage,
    isServed,
  );
  const value = useMemo<DocsContextValue>(
    () => ({
      config,
      adConfig: parseAdConfig(adConfig),
      defaultUserLanguage,
      translations,
      language,
      setLanguage,
      t: createTranslator({ translations, language, warn }),
    }),
    [config, adConfig, defaultUserLanguage, translations, language, setLanguage],
  );
  return <DocsContext.Provider value={value}>{children}</DocsContext.Provider>;
}

/**
 * Everything that the provider hands down, in one object.
 *
 * @throws when there is no provider above, as all hooks of this package do
 */
export function useDocsContext<Config = unknown>(): DocsContextValue<Config> {
  const value = useContext(DocsContext);
  if (!value) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  }
  return value as DocsContextValue<Config>;
}

/**
 * The configuration that the provider was given.
 *
 * @throws when there is no provider above
 */
export function useDocsConfig<Config = unknown>(): Config {
  return useDocsContext<Config>().config;
}

/**
 * The function that looks up strings in the reader's language. `Extra` adds a site's own keys to
 * those that ship: `useTranslate<'donate'>()`.
 *
 * @throws when there is no provider above
 */
export function useTranslate<Extra extends string = never>(): Translate<TranslationKey | Extra> {
  return useDocsContext().t as Translate<TranslationKey | Extra>;
}

/**
 * Code of the language in use.
 *
 * @throws when there is no provider above
 */
export function useUserLanguage(): string {
  return useDocsContext().language;
}

/**
 * The function that changes the language in use.
 *
 * @throws when there is no provider above
 */
export function useSetUserLanguage(): (language: string) => void {
  return useDocsContext().setLanguage;
}

'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { createTranslator, type Translate, type Translations } from './core/translator';
import type { TranslationKey } from './translations';

interface DocsContextValue {
  readonly config: unknown;
  readonly adConfig: unknown;
  readonly language: string;
  readonly setLanguage: (language: string) => void;
  readonly t: Translate<TranslationKey>;
}

const DocsContext = createContext<DocsContextValue | null>(null);

export interface DocsProviderProps<Config = unknown> {
  /** The site's own configuration, handed to `useDocsConfig` as it is. */
  readonly config: Config;
  readonly adConfig?: unknown;
  /** Language of the first render; English where it is left out. */
  readonly defaultUserLanguage?: string;
  readonly translations: Translations;
  readonly children: ReactNode;
}

/** Hands a site's configuration, language and strings to the components below. */
export function DocsProvider<Config>(props: DocsProviderProps<Config>) {
  const { config, adConfig, defaultUserLanguage = 'en', translations, children } = props;
  const [language, setLanguage] = useState(defaultUserLanguage);
  const value = useMemo<DocsContextValue>(
    () => ({
      config,
      adConfig,
      language,
      setLanguage,
      t: createTranslator<TranslationKey>({
        translations,
        language,
        warn: (message) => console.warn(message),
      }),
    }),
    [config, adConfig, language, translations],
  );
  return <DocsContext.Provider value={value}>{children}</DocsContext.Provider>;
}

function useDocsContext(): DocsContextValue {
  const value = useContext(DocsContext);
  if (!value) {
    throw new Error(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  }
  return value;
}

/**
 * The configuration that the provider was given.
 *
 * @throws when there is no provider above
 */
export function useDocsConfig<Config = unknown>(): Config {
  return useDocsContext().config as Config;
}

/** The function that looks up strings in the reader's language. */
export function useTranslate(): Translate<TranslationKey> {
  return useDocsContext().t;
}

/** Code of the language in use. */
export function useUserLanguage(): string {
  return useDocsContext().language;
}

/** The function that changes the language in use. */
export function useSetUserLanguage(): (language: string) => void {
  return useDocsContext().setLanguage;
}

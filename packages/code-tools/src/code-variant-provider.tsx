'use client';

import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { CodeVariant } from './core/code-variant';
import type { CodeVariantStore } from './core/code-variant-store';
import { codeVariantStore } from './page-code-variant';

const CodeVariantContext = createContext<CodeVariantStore | null>(null);

export interface CodeVariantProviderProps {
  /** By default the page's. */
  readonly store?: CodeVariantStore;
  readonly children?: ReactNode;
}

/** Keeps the document's code variant in step with the reader's choice. */
export function CodeVariantProvider({ store, children }: CodeVariantProviderProps) {
  const value = useMemo(() => store ?? codeVariantStore(), [store]);
  useSyncExternalStore(value.subscribe, value.getSnapshot, value.getServerSnapshot);
  return <CodeVariantContext.Provider value={value}>{children}</CodeVariantContext.Provider>;
}

/** The language of code samples and how to change it. */
export interface CodeVariantControl {
  readonly codeVariant: CodeVariant;
  readonly setCodeVariant: (variant: CodeVariant) => void;
}

/**
 * The reader's code variant: the provider's, or the page's where there is none. TypeScript on the
 * server and while hydrating.
 */
export function useCodeVariant(): CodeVariantControl {
  const { subscribe, getSnapshot, getServerSnapshot, setCodeVariant } =
    useContext(CodeVariantContext) ?? codeVariantStore();
  const codeVariant = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  return useMemo(() => ({ codeVariant, setCodeVariant }), [codeVariant, setCodeVariant]);
}

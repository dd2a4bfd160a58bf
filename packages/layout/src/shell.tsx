'use client';

import type { AdConfig } from '@lectern/ads';
import type { NavIndex, PageEntry } from '@lectern/nav';
import type { AreaConfig, PageProps, SiteConfig } from '@lectern/page-model';
import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';

/** A link of the framework in use: client-side where it can be, a plain anchor elsewhere. */
export type LinkComponent = ComponentType<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }
>;

/** What every view of a page may need to know. */
export interface Shell {
  readonly site: SiteConfig;
  readonly area: AreaConfig;
  readonly nav: readonly PageEntry[];
  readonly index: NavIndex;
  /** Whether earlier versions of the area's API are on record. */
  readonly recorded: boolean;
  readonly page: PageProps;
  readonly adConfig: AdConfig;
  readonly Link: LinkComponent;
  /** Follows a link as a click on `Link` would. */
  readonly navigate: (href: string) => void;
  /** Whether `navigate` stays in this document. */
  readonly owns: (pathname: string) => boolean;
}

const ShellContext = createContext<Shell | null>(null);

/** Hands the shell to the views below. */
export const ShellProvider = ShellContext.Provider;

/** The shell of the current page. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('The view stands outside <DocsFrame>; put it inside.');
  return shell;
}

/** The `lang` of English text on a page in another language; nothing where the page says it already. */
export function useEnglish(): 'en' | undefined {
  return useShell().page.language === 'en' ? undefined : 'en';
}

/** The `lang` of the interface's words inside a text of another language. */
export function useWordsLanguage(): string | undefined {
  const { page } = useShell();
  return page.kind === 'doc' && page.page.language !== page.language ? page.language : undefined;
}

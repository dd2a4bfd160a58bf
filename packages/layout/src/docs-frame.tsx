'use client';

import type { AdConfig } from '@lectern/ads';
import { CodeCopyProvider, CodeVariantProvider } from '@lectern/code-tools';
import { DocsProvider, useTranslate } from '@lectern/docs-config';
import { en } from '@lectern/docs-config/translations/en';
import { IslandProvider, type LoadMount } from '@lectern/demos';
import { indexPages, type PageEntry } from '@lectern/nav';
import type { AreaConfig, PageProps, SiteConfig } from '@lectern/page-model';
import { ThemeProvider } from '@lectern/theme-state';
import { useMemo, type ReactNode } from 'react';
import { LateCodeTheme } from './late-code-theme';
import { labelNav, labelSite } from './labels';
import { LateVisits } from './late-visits';
import { LensProvider } from './lens';
import { ShellProvider, type LinkComponent, type Shell } from './shell';
import { useServiceWorker } from './use-service-worker';
import { SideNav } from './views/side-nav';
import { TopBar } from './views/top-bar';

export interface DocsFrameProps {
  readonly site: SiteConfig;
  readonly area: AreaConfig;
  readonly nav: readonly PageEntry[];
  /** Whether earlier versions of the area's API are on record. */
  readonly recorded: boolean;
  /** The page shown; the frame stays while it changes. */
  readonly page: PageProps;
  readonly link: LinkComponent;
  readonly navigate: (href: string) => void;
  readonly owns: (pathname: string) => boolean;
  readonly adConfig: AdConfig;
  /** Fetches the module that mounts the area's demos. */
  readonly loadDemos: LoadMount;
  readonly children: ReactNode;
}

/** The whole documentation layout around a page: providers, top bar, side navigation. */
export function DocsFrame(props: DocsFrameProps) {
  const { area, recorded, page, link: Link, navigate, owns, adConfig, children } = props;
  const { labels } = page;
  const site = useMemo(() => labelSite(props.site, labels?.areas), [props.site, labels]);
  const nav = useMemo(() => labelNav(props.nav, labels?.nav), [props.nav, labels]);
  useServiceWorker(site);
  const index = useMemo(() => indexPages(nav), [nav]);
  const translations = useMemo(
    () => ({ en, ...(page.strings && { [page.language]: page.strings }) }),
    [page.strings, page.language],
  );
  const direction = site.languages.find(({ code }) => code === page.language)?.direction ?? 'ltr';
  const shell: Shell = { site, area, nav, index, recorded, page, adConfig, Link, navigate, owns };
  return (
    <DocsProvider
      key={page.language}
      config={site}
      adConfig={adConfig}
      defaultUserLanguage={page.language}
      translations={translations}
    >
      <ThemeProvider direction={direction}>
        <CodeVariantProvider>
          <CodeCopyProvider>
            <IslandProvider load={props.loadDemos}>
              <ShellProvider value={shell}>
                <LensProvider>
                  <Frame home={page.kind === 'home'}>{children}</Frame>
                  <LateCodeTheme />
                  <LateVisits />
                </LensProvider>
              </ShellProvider>
            </IslandProvider>
          </CodeCopyProvider>
        </CodeVariantProvider>
      </ThemeProvider>
    </DocsProvider>
  );
}

function Frame({ home, children }: { home: boolean; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={home ? 'frame frame-home' : 'frame'}>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <TopBar />
      <SideNav />
      <main id="main" className="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

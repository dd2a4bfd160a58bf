import { DocsFrame, type DocsFrameProps } from '@lectern/layout';
import { indexPages, toRoutes } from '@lectern/nav';
import type { PageProps } from '@lectern/page-model';
import type { AppProps } from 'next/app';
import { useMemo } from 'react';
import { DocsHead } from './docs-head';
import { createRouting, useRefreshOn } from './link';

/** What an area's `_app` adds to what Next.js hands it. */
export interface AreaAppProps
  extends
    AppProps<PageProps>,
    Pick<DocsFrameProps, 'site' | 'area' | 'nav' | 'recorded' | 'adConfig' | 'loadDemos'> {
  /** Another text after each change of the content, while it is edited. */
  readonly revision: string;
}

/** An area's frame and the page in it; the frame stays while pages change inside the area. */
export function AreaApp(props: AreaAppProps) {
  const { Component, pageProps, site, area, nav, recorded, adConfig, loadDemos, revision } = props;
  const routing = useMemo(
    () =>
      createRouting(
        new Set(toRoutes(indexPages(nav))),
        site.languages.map(({ code }) => code),
      ),
    [nav, site],
  );
  const navigate = routing.useNavigate();
  useRefreshOn(revision);
  // Next.js renders error pages of its own, which no host of this site serves.
  if (!('kind' in pageProps)) return null;
  return (
    <DocsFrame
      site={site}
      area={area}
      nav={nav}
      recorded={recorded}
      page={pageProps}
      link={routing.Link}
      owns={routing.owns}
      navigate={navigate}
      adConfig={adConfig}
      loadDemos={loadDemos}
    >
      <DocsHead page={pageProps} site={site} />
      <Component {...pageProps} />
    </DocsFrame>
  );
}

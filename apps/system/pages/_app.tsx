import '@lectern/layout/styles.css';
import '@generated/theme.css';
import { DocsFrame } from '@lectern/layout';
import { createRouting, DocsHead, useRefreshOn } from '@lectern/next-adapter';
import type { PageProps } from '@lectern/page-model';
import { toRoutes, indexPages } from '@lectern/nav';
import type { AppProps } from 'next/app';
import nav from '@generated/nav.json';
import recorded from '@generated/recorded.json';
import { revision } from '@generated/revision';
import { ads } from '../../ads.config';
import { site } from '../../site.config';
import { area } from '../docs.config';

const routing = createRouting(
  new Set(toRoutes(indexPages(nav))),
  site.languages.map(({ code }) => code),
);
const loadDemos = () => import('../demos').then(({ mount }) => mount);

/** The area's frame; it stays while pages change inside the area. */
export default function DocsApp({ Component, pageProps }: AppProps<PageProps>) {
  const navigate = routing.useNavigate();
  useRefreshOn(revision);
  // A demo in a document of its own, and error pages of Next.js, which no host of this site serves.
  if (!('kind' in pageProps)) return <Component {...pageProps} />;
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
      adConfig={ads}
      loadDemos={loadDemos}
    >
      <DocsHead page={pageProps} site={site} />
      <Component {...pageProps} />
    </DocsFrame>
  );
}

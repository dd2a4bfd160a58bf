import { DocsPage } from '@lectern/next-adapter';
import { getStaticPaths as paths, getStaticProps as props } from '@lectern/next-adapter/node';
import type { PageProps } from '@lectern/page-model';
import { Home } from '../home';
import { NOT_FOUND, NotFoundPage } from '../not-found';
import { OFFLINE, OfflinePage } from '../offline';

export const getStaticPaths = paths;
export const getStaticProps = props;

/** The host's pages: its home, and what is written in Markdown. */
export default function Page(page: PageProps) {
  if (page.kind === 'home') return <Home {...page} />;
  if (page.kind === 'doc' && page.path === OFFLINE) return <OfflinePage {...page} />;
  if (page.kind === 'doc' && page.path === NOT_FOUND) return <NotFoundPage {...page} />;
  return <DocsPage {...page} />;
}

import { DocsPage } from '@lectern/next-adapter';
import { getStaticPaths as paths, getStaticProps as props } from '@lectern/next-adapter/node';
import type { PageProps } from '@lectern/page-model';
import { Home } from '../home';

export const getStaticPaths = paths;
export const getStaticProps = props;

/** The host's pages: its home, and what is written in Markdown. */
export default function Page(page: PageProps) {
  return page.kind === 'home' ? <Home {...page} /> : <DocsPage {...page} />;
}

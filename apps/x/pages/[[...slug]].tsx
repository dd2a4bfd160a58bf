import { DocsPage } from '@lectern/next-adapter';
import { getStaticPaths as paths, getStaticProps as props } from '@lectern/next-adapter/node';
import type { ArticleProps } from '@lectern/page-model';

export const getStaticPaths = paths;
export const getStaticProps = props;

/** Every page of the area. */
export default function Page(page: ArticleProps) {
  return <DocsPage {...page} />;
}

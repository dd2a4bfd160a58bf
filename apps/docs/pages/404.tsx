import { NotFound } from '@lectern/layout';

/** The one page for addresses that lead nowhere, whatever area they are in. */
export default function NotFoundPage() {
  return <NotFound />;
}

/** The frame needs a page: this one has no place in the tree. */
export function getStaticProps() {
  return {
    props: {
      kind: 'home',
      path: '/404/',
      language: 'en',
      title: 'Page not found',
      description: 'This address leads to no page.',
      counts: {},
    },
  };
}

import { NotFound } from '@lectern/layout';

/** The one page for addresses that lead nowhere, whatever area they are in. */
export default function NotFoundPage() {
  return <NotFound />;
}

/** The frame needs a page; this one has no address, so its languages lead to the home page. */
export function getStaticProps() {
  return {
    props: {
      kind: 'home',
      path: '/',
      language: 'en',
      title: 'Page not found',
      description: 'This address leads to no page.',
      written: ['en'],
      words: {},
      counts: {},
    },
  };
}

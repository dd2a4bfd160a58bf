import type { GetStaticProps } from 'next';
import { getStaticProps as props } from '@lectern/next-adapter/node';
import { NOT_FOUND } from '../not-found';
import Page from './[[...slug]]';

export default Page;

/** The page that stands in for addresses that lead nowhere, as hosts look for it. */
export const getStaticProps: GetStaticProps = (context) =>
  props({ ...context, params: { slug: [NOT_FOUND.replaceAll('/', '')] } });

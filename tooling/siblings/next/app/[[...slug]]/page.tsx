import { breadcrumbs, localeFromPathname, titleOf, toRoutes } from '@lectern/nav';
import type { Metadata } from 'next';
import { index, languages } from '../pages';
import { Site } from '../site';

interface PageProps {
  params: Promise<{ slug?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((language, at) =>
    toRoutes(index).map((route) => {
      const segments = route.split('/').filter(Boolean);
      return { slug: at === 0 ? segments : [language, ...segments] };
    }),
  );
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug = [] } = await params;
  const { pathname } = localeFromPathname(`/${slug.join('/')}/`);
  const current = breadcrumbs(index, pathname).at(-1);
  return { title: current ? titleOf(current) : 'Kiln' };
}

export default async function Page({ params }: PageProps) {
  const { slug = [] } = await params;
  return <Site url={`/${slug.join('/')}/`} />;
}

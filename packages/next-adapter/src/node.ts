import { translations } from '@lectern/docs-config';
import type { PageProps } from '@lectern/page-model';
import type { GetStaticPaths, GetStaticProps } from 'next';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Route {
  readonly path: string;
  readonly language: string;
  readonly file: string;
}

const shipped: Readonly<Record<string, Readonly<Record<string, string>>>> = translations;

// Next.js runs in the app's folder, at build and in development.
const generated = () => path.join(process.cwd(), '.generated');

async function readRoutes(): Promise<Route[]> {
  const file = path.join(generated(), 'routes.json');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run "pnpm prepare-pages" in the repository first.`);
  }
  return JSON.parse(await readFile(file, 'utf8')) as Route[];
}

/** Segments of a page's URL, language first; English has no segment. */
function segments({ path: pathname, language }: Route): string[] {
  const own = pathname.split('/').filter(Boolean);
  return language === 'en' ? own : [language, ...own];
}

/** Every page of the area in every language. */
export const getStaticPaths: GetStaticPaths = async () => ({
  paths: (await readRoutes()).map((route) => ({ params: { slug: segments(route) } })),
  fallback: false,
});

/** The props that the site's build wrote for a page. */
export const getStaticProps: GetStaticProps<PageProps, { slug?: string[] }> = async ({
  params,
}) => {
  const wanted = (params?.slug ?? []).join('/');
  const route = (await readRoutes()).find((candidate) => segments(candidate).join('/') === wanted);
  if (!route) return { notFound: true };
  const page = JSON.parse(await readFile(path.join(generated(), route.file), 'utf8')) as PageProps;
  const { language } = route;
  // English is in the shell; a reader fetches no other language than the page's own.
  const strings = language === 'en' ? undefined : shipped[language];
  return { props: { ...page, ...(strings && { strings }) } };
};

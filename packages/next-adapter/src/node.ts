import { translations } from '@lectern/docs-config';
import { framePathname, type FramedDemo, type Labels, type PageProps } from '@lectern/page-model';
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

async function readGenerated<T>(name: string): Promise<T> {
  const file = path.join(generated(), name);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run "pnpm prepare-pages" in the repository first.`);
  }
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** What all pages of the area share: its routes by URL, and the labels of each language. */
async function readArea() {
  const routes = await readGenerated<Route[]>('routes.json');
  return {
    routes: new Map(routes.map((route) => [segments(route).join('/'), route])),
    labels: await readGenerated<Readonly<Record<string, Labels>>>('labels.json'),
  };
}

let built: ReturnType<typeof readArea> | undefined;

/** Read once for a build, which makes thousands of pages; in development it changes. */
const area = () => (process.env.NODE_ENV === 'production' ? (built ??= readArea()) : readArea());

/** Segments of a page's URL, language first; English has no segment. */
function segments({ path: pathname, language }: Route): string[] {
  const own = pathname.split('/').filter(Boolean);
  return language === 'en' ? own : [language, ...own];
}

/** Every page of the area in every language. */
export const getStaticPaths: GetStaticPaths = async () => ({
  paths: [...(await area()).routes.values()].map((route) => ({
    params: { slug: segments(route) },
  })),
  fallback: false,
});

/** The props that the site's build wrote for a page. */
export const getStaticProps: GetStaticProps<PageProps, { slug?: string[] }> = async ({
  params,
}) => {
  const { routes, labels: all } = await area();
  const route = routes.get((params?.slug ?? []).join('/'));
  if (!route) return { notFound: true };
  const page = await readGenerated<PageProps>(route.file);
  const { language } = route;
  // English is in the shell; a reader fetches no other language than the page's own.
  const strings = language === 'en' ? undefined : shipped[language];
  const labels = all[language];
  return { props: { ...page, ...(strings && { strings }), ...(labels && { labels }) } };
};

/** Props of a document with nothing but a demo, or with the one that its fragment names. */
export interface FrameProps {
  readonly frame: FramedDemo | null;
}

/** Segments of a framed demo's address below those of all framed demos. */
const frameSegments = ({ id }: FramedDemo) => framePathname('', id).split('/').slice(1, -1);

/** A document for each framed demo of the area, and one for all the others. */
export const getFramePaths: GetStaticPaths = async () => {
  const frames = await readGenerated<FramedDemo[]>('frames.json');
  const paths = [[], ...frames.map(frameSegments)].map((demo) => ({ params: { demo } }));
  return { paths, fallback: false };
};

/** The demo that a document of its own shows. */
export const getFrameProps: GetStaticProps<FrameProps, { demo?: string[] }> = async ({
  params,
}) => {
  const frames = await readGenerated<FramedDemo[]>('frames.json');
  const address = (params?.demo ?? []).join('/');
  const frame = frames.find((one) => frameSegments(one).join('/') === address);
  return { props: { frame: frame ?? null } };
};

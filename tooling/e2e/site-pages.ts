import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AreaConfig, Demo, PageProps } from '@lectern/page-model';
import { site } from '../compose/site.mjs';

const apps = path.join(import.meta.dirname, '../../apps');

interface Route {
  readonly path: string;
  readonly language: string;
  readonly kind: PageProps['kind'];
  readonly listed: boolean;
  readonly file: string;
}

function routesOf(area: string): Route[] {
  const file = path.join(apps, area, '.generated/routes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Route[];
}

const isGuide = ({ kind, language, listed }: Route) =>
  kind === 'doc' && language === 'en' && listed;

/** Paths of every page that is written in English. */
export const writtenPages: readonly string[] = site.areas.flatMap(({ id }) =>
  routesOf(id)
    .filter(isGuide)
    .map((route) => route.path),
);

export interface DemoPage {
  readonly area: AreaConfig;
  readonly path: string;
  readonly demos: readonly Demo[];
  /** A page of the same area without demos, which the client goes to without a new document. */
  readonly plain: string;
}

/** Every page in English that has demos. */
export const demoPages: readonly DemoPage[] = site.areas.flatMap((area) => {
  const { id } = area;
  const routes = routesOf(id);
  const pages = routes.filter(isGuide).map((route) => {
    const text = readFileSync(path.join(apps, id, '.generated', route.file), 'utf8');
    const props = JSON.parse(text) as { page: { demos: Readonly<Record<string, Demo>> } };
    return { path: route.path, demos: Object.values(props.page.demos) };
  });
  const plain =
    pages.find(({ demos }) => demos.length === 0)?.path ??
    routes.find(({ kind, language }) => kind !== 'doc' && language === 'en')?.path;
  if (plain === undefined) return [];
  return pages.filter(({ demos }) => demos.length > 0).map((page) => ({ ...page, area, plain }));
});

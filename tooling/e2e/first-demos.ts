import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentFacts, FactsIndex } from '../../packages/page-model/src';
import { componentPages } from '../content/component-pages';

const apps = path.join(import.meta.dirname, '../../apps');
/** Areas whose pages name the components they are about. */
const AREAS = ['joy-ui', 'material-ui', 'system', 'toolpad', 'x'];

function readJson<Content>(area: string, name: string): Content | undefined {
  const file = path.join(apps, area, 'public/components', area, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}

/** What is known of the component whose classes begin so, in an area or else in Material UI. */
export function readFacts(area: string, prefix: string): ComponentFacts | undefined {
  for (const id of [area, 'material-ui']) {
    const name = readJson<FactsIndex>(id, 'index')?.prefixes[prefix];
    if (name !== undefined) return readJson<ComponentFacts>(id, name);
  }
  return undefined;
}

/** A page with the demos that are the first of some components. */
export interface FirstDemos {
  readonly path: string;
  readonly area: string;
  readonly demos: ReadonlyMap<string, readonly string[]>;
}

interface Named {
  readonly area: string;
  readonly folder: string;
  readonly component: string;
  /** Place among the components of the page, which is about the first of them before all. */
  readonly place: number;
  readonly demo: string;
}

/** For each component with slots the first demo of the page about it that shows it. */
export function firstDemos(): FirstDemos[] {
  const chosen = new Map<string, Named>();
  for (const named of AREAS.flatMap(namedIn)) {
    const key = `${named.area} ${named.component}`;
    if (named.place < (chosen.get(key)?.place ?? Infinity)) chosen.set(key, named);
  }
  const pages = new Map<string, { area: string; demos: Map<string, string[]> }>();
  for (const { area, folder, demo, component } of chosen.values()) {
    const path = `/${area}/${folder}/`;
    const { demos } = pages.get(path) ?? { demos: new Map<string, string[]>() };
    demos.set(demo, [...(demos.get(demo) ?? []), component]);
    pages.set(path, { area, demos });
  }
  return [...pages].map(([path, page]) => ({ path, ...page }));
}

function namedIn(area: string): Named[] {
  const content = path.join(apps, area, 'content');
  return componentPages(area).flatMap(({ folder, source: text, components }) => {
    const sources = [...text.matchAll(/^::demo\{src="(\w+)\.tsx"/gm)].map(
      ([, demo = '']) =>
        [demo, readFileSync(path.join(content, folder, `${demo}.tsx`), 'utf8')] as const,
    );
    return components.flatMap((component, place) => {
      const classes = readJson<ComponentFacts>(area, component)?.classes ?? [];
      const first = sources.find(([, source]) => new RegExp(`<${component}\\b`).test(source));
      return first && classes.length > 0
        ? [{ area, folder, component, place, demo: first[0] }]
        : [];
    });
  });
}

import type { DemoUse } from '@lectern/api-docs';
import type { ApiModel, ApiProps, DemoLink } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { planSite } from './plan-site';
import type { AreaSources } from './sources';

const page = (title: string, demos: readonly string[], components: readonly string[] = []) =>
  [
    `---\ntitle: ${title}\ndescription: About it.\ncomponents: [${components.join(', ')}]\n---`,
    ...demos.map((name) => `::demo{src="${name}.tsx" title="${title} ${name}"}`),
  ].join('\n\n');
const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const demo = (name: string) => `export default function ${name}() { return null; }`;
const demos = (folder: string, list: readonly string[]) =>
  list.map((name) => [`${folder}/${name}.tsx`, demo(name)] as const);
const used = (component: string, prop?: string, packageName = 'lamps'): DemoUse => ({
  component,
  packageName,
  ...(prop !== undefined && { prop }),
});
const model = (name: string, since?: string): ApiModel => ({
  kind: 'component',
  name,
  packageName: 'lamps',
  packageVersion: '7.1.1',
  imports: [],
  description: '',
  props: [
    {
      name: 'on',
      type: 'boolean',
      required: false,
      description: '',
      ...(since !== undefined && { since }),
    },
  ],
  slots: [],
  classes: [],
  polymorphic: false,
});
const library = {
  id: 'lamps',
  name: 'Lamps',
  packages: ['lamps'],
  prefix: '/lamps/api/',
  group: '/lamps/api/',
} as const;
const area: AreaSources = {
  config: {
    id: 'lamps',
    name: 'Lamps',
    prefix: '/lamps/',
    description: 'Lamps.',
  },
  nav: ['/lamps/desk/', '/lamps/lamp/', '/lamps/api/'].map((pathname) => ({ pathname })),
  navFile: 'nav.ts',
  navText: '',
  contentDirectory: 'content',
  files: new Map([
    ['desk/page.md', page('Desk', names)],
    ['lamp/page.md', page('Lamp', ['Night'], ['Lamp'])],
    ['lamp/page.ar.md', page('مصباح', ['Night'], ['Lamp'])],
    ...demos('desk', names),
    ...demos('lamp', ['Night']),
  ]),
  packages: new Set(),
  api: [
    {
      library,
      models: [model('Desk'), model('Lamp', '6.4'), model('Torch')],
      functions: [],
      excluded: [],
    },
  ],
  uses: new Map([
    ...names.map((name) => [`desk/${name}`, [used('Desk'), used('Lamp', 'on')]] as const),
    ['lamp/Night', [used('Lamp', 'on'), used('Desk', 'on', 'tables')]],
  ]),
  ownPages: [],
};

const config = {
  name: 'Lamps',
  description: 'All about lamps.',
  origin: 'https://lamps.example',
  repository: 'https://lamps.example/code',
  languages: [
    { code: 'en', direction: 'ltr' },
    { code: 'ar', direction: 'rtl' },
  ],
  areas: [],
} as const;
const { areas, issues } = await planSite(
  { config, areas: [area], undemoed: { lamps: 1 } },
  async () => undefined,
);
const pages = areas[0]?.pages ?? [];
const apiPage = (name: string, language = 'en') =>
  pages.find(
    (one): one is ApiProps =>
      one.kind === 'api' && one.api.name === name && one.language === language,
  );
const textOf = (links: readonly DemoLink[] | undefined) =>
  links?.map(({ title, path }) => `${title} ${path}`);

test('a prop links to five demos that show it, on the page about its component first', () => {
  expect(textOf(apiPage('Lamp')?.api.props[0]?.shownIn)).toEqual([
    'Lamp Night /lamps/lamp/#demo-Night',
    'Desk One /lamps/desk/#demo-One',
    'Desk Two /lamps/desk/#demo-Two',
    'Desk Three /lamps/desk/#demo-Three',
    'Desk Four /lamps/desk/#demo-Four',
  ]);
});

test("a demo has its title in the reader's language where it is translated", () => {
  expect(apiPage('Lamp', 'ar')?.api.props[0]?.shownIn?.[0]?.title).toBe('مصباح Night');
});

test("another package's prop of that name is not shown", () => {
  expect(apiPage('Desk')?.api.props[0]).not.toHaveProperty('shownIn');
});

test('a component links to demos itself where no page is about it', () => {
  expect(textOf(apiPage('Desk')?.shownIn)).toHaveLength(5);
  expect(apiPage('Lamp')).not.toHaveProperty('shownIn');
  expect(apiPage('Torch')).not.toHaveProperty('shownIn');
});

test('a demo knows the version that it needs', () => {
  const needs = pages.flatMap((one) =>
    one.kind === 'doc' && one.language === 'en'
      ? Object.values(one.page.demos).map(({ id, needs }) => `${id} ${needs}`)
      : [],
  );
  expect(needs).toEqual([...names.map((name) => `desk/${name} 6.4`), 'lamp/Night 6.4']);
});

test('more props without a demo than recorded stop the build', () => {
  expect(issues.map(({ code }) => code)).toEqual(['prop-undemoed']);
});

import { isListed, type SiteConfig } from '@lectern/page-model';
import { expect, test } from 'vitest';
import { planSite } from './plan-site';
import type { AreaSources } from './sources';

const config: SiteConfig = {
  name: 'Lamps',
  description: 'All about lamps.',
  origin: 'https://lamps.example',
  repository: 'https://lamps.example/code',
  languages: [
    { code: 'en', direction: 'ltr' },
    { code: 'ar', direction: 'rtl' },
  ],
  areas: [],
};
const front = (title: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n\n`;
const area = (files: Record<string, string>, paths: readonly string[]): AreaSources => ({
  config: { id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: 'Lamps.' },
  nav: paths.map((pathname) => ({ pathname })),
  navFile: 'nav.ts',
  navText: paths.map((path) => `{ pathname: '${path}' },`).join('\n'),
  contentDirectory: 'content',
  files: new Map(Object.entries(files)),
  packages: new Set(['react']),
  api: [],
  ownPages: [],
});
const plan = (sources: AreaSources) =>
  planSite({ config, areas: [sources] }, async () => undefined);
const problems = async (sources: AreaSources) =>
  (await plan(sources)).issues.map(({ code, file, line }) => `${code} ${file}:${line ?? ''}`);

test('[A11] each page is planned in every language, English text standing in', async () => {
  const { areas, issues } = await plan(
    area({ 'desk/page.md': `${front('Desk')}See [itself](/lamps/desk/).` }, ['/lamps/desk/']),
  );
  expect(issues).toEqual([]);
  const pages = areas[0]?.pages ?? [];
  expect(pages.map(({ path, language }) => [path, language])).toEqual([
    ['/lamps/desk/', 'en'],
    ['/lamps/desk/', 'ar'],
  ]);
  expect(JSON.stringify(pages[1])).toContain('/ar/lamps/desk/');
  expect(pages[1]?.kind === 'doc' && pages[1].page.language).toBe('en');
});

test('an unlisted page is in every language, but in no navigation and has no Markdown', async () => {
  const text = '---\ntitle: Attic\ndescription: Up there.\nunlisted: true\n---\n';
  const { areas, issues } = await plan(
    area({ 'attic/page.md': text, 'attic/page.ar.md': front('علية') }, []),
  );
  expect(issues).toEqual([]);
  expect(areas[0]?.pages.map((page) => isListed(page))).toEqual([false, false]);
  expect([...(areas[0]?.twins.keys() ?? [])]).toEqual(['/lamps/llms.txt']);
});

test('a framed demo has one document for all languages, which is no page', async () => {
  const text = `${front('Desk')}::demo{src="Lamp.tsx" title="A lamp" frame height=300}`;
  const demo = 'export default function Lamp() {\n  return null;\n}\n';
  const { areas, issues } = await plan(
    area({ 'desk/page.md': text, 'desk/Lamp.tsx': demo }, ['/lamps/desk/']),
  );
  expect(issues).toEqual([]);
  const [lamps] = areas;
  expect(lamps?.frames).toEqual([{ id: 'desk/Lamp', title: 'A lamp' }]);
  expect(lamps?.pages.map(({ path }) => path)).toEqual(['/lamps/desk/', '/lamps/desk/']);
  const shown = lamps?.pages.map((page) => page.kind === 'doc' && page.page.demos['desk/Lamp']);
  const frame = { frame: '/lamps/demos/desk/Lamp/', height: 300, bleed: true };
  expect(shown).toEqual([expect.objectContaining(frame), expect.objectContaining(frame)]);
});

test('each page has its Markdown in the languages it is written in', async () => {
  const { areas } = await plan(
    area(
      {
        'desk/page.md': `${front('Desk')}[Wall](/lamps/wall/)`,
        'desk/page.ar.md': `${front('مصباح')}[Wall](/lamps/wall/)`,
        'wall/page.md': front('Wall'),
      },
      ['/lamps/desk/', '/lamps/wall/'],
    ),
  );
  const twins = areas[0]?.twins;
  expect([...(twins?.keys() ?? [])].sort()).toEqual([
    '/ar/lamps/desk.md',
    '/lamps/desk.md',
    '/lamps/llms.txt',
    '/lamps/wall.md',
  ]);
  expect(twins?.get('/ar/lamps/desk.md')).toContain('(https://lamps.example/ar/lamps/wall/)');
  expect(twins?.get('/lamps/desk.md')).toContain('(https://lamps.example/lamps/wall/)');
});

test.each<[string, Record<string, string>, readonly string[], string]>([
  [
    'a page without an entry',
    { 'desk/page.md': front('Desk') },
    [],
    'nav-missing content/desk/page.md:1',
  ],
  ['an entry without a page', {}, ['/lamps/desk/'], 'nav-dangling nav.ts:1'],
  [
    'a dead link',
    { 'desk/page.md': `${front('Desk')}[x](/lamps/wall/)` },
    ['/lamps/desk/'],
    'link-dead content/desk/page.md:6',
  ],
  [
    'a dead anchor',
    { 'desk/page.md': `${front('Desk')}[x](#wall)` },
    ['/lamps/desk/'],
    'anchor-dead content/desk/page.md:6',
  ],
  [
    'a link that is none',
    { 'desk/page.md': `${front('Desk')}[x](wall)` },
    ['/lamps/desk/'],
    'link-form content/desk/page.md:6',
  ],
  [
    'a demo no page shows',
    { 'desk/page.md': front('Desk'), 'desk/Dim.tsx': 'export default function Dim() {}' },
    ['/lamps/desk/'],
    'demo-unseen content/desk/Dim.tsx:',
  ],
  [
    'a language the site lacks',
    { 'desk/page.md': front('Desk'), 'desk/page.fr.md': front('Bureau') },
    ['/lamps/desk/'],
    'page-language content/desk/page.fr.md:',
  ],
  [
    '[D1] a path listed twice',
    { 'desk/page.md': front('Desk') },
    ['/lamps/desk/', '/lamps/desk/'],
    'nav-duplicate nav.ts:2',
  ],
])('%s is refused', async (_title, files, paths, expected) => {
  expect(await problems(area(files, paths))).toContain(expected);
});

test('all problems of a run are listed together', async () => {
  const found = await problems(
    area(
      { 'desk/page.md': `${front('Desk')}[x](/lamps/wall/)\n\n::demo{src="Dim.tsx" title="Dim"}` },
      [],
    ),
  );
  expect(found.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'demo-missing',
    'link-dead',
    'nav-missing',
  ]);
});

test('posts are listed by the page above them, the newest first, and in its feed', async () => {
  const post = (title: string, date: string) =>
    `---\ntitle: ${title}\ndescription: On ${title}.\ndate: ${date}\n---\n\n`;
  const files = {
    'notes/page.md': front('Notes'),
    'notes/oil/page.md': post('Oil & wicks', '2026-01-31'),
    'notes/bulbs/page.md': post('Bulbs', '2026-02-01'),
  };
  const paths = ['/lamps/notes/', '/lamps/notes/oil/', '/lamps/notes/bulbs/'];
  const { areas, issues } = await plan(area(files, paths));
  expect(issues).toEqual([]);
  const [notes] = areas[0]?.pages ?? [];
  expect(
    notes?.kind === 'doc' && notes.posts?.map(({ title, published }) => [title, published]),
  ).toEqual([
    ['Bulbs', { date: '2026-02-01', text: '1 February 2026' }],
    ['Oil & wicks', { date: '2026-01-31', text: '31 January 2026' }],
  ]);
  const feed = areas[0]?.twins.get('/lamps/notes/feed.xml') ?? '';
  expect(feed).toContain('<id>https://lamps.example/lamps/notes/bulbs/</id>');
  expect(feed).toMatch(/Oil &amp; wicks|<!\[CDATA\[Oil & wicks/);
  expect(areas[0]?.twins.has('/lamps/notes/oil/feed.xml')).toBe(false);
});

test('a page tells the day of its last change, where the build knows it', async () => {
  const desk = area({ 'desk/page.md': front('Desk') }, ['/lamps/desk/']);
  const updated = new Map([['content/desk/page.md', '2026-11-21']]);
  const { areas } = await planSite({ config, areas: [desk], updated }, async () => undefined);
  const [english, arabic] = areas[0]?.pages ?? [];
  expect(english).toMatchObject({ updated: { date: '2026-11-21', text: '21 November 2026' } });
  expect(arabic).toMatchObject({ updated: { text: expect.stringContaining('نوفمبر') } });
});

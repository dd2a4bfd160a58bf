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

import { parseTranslations } from '@lectern/docs-config/check';
import type { SiteConfig } from '@lectern/page-model';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../../apps/site.config';
import { checkLabels } from './labels';
import { planSite } from './plan-site';
import type { AreaSources, SiteSources } from './sources';

const config: SiteConfig = {
  name: 'Lamps',
  description: 'All about lamps.',
  origin: 'https://lamps.example',
  repository: 'https://lamps.example/code',
  languages: [
    { code: 'en', direction: 'ltr' },
    { code: 'zh', direction: 'ltr' },
  ],
  areas: [{ id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: 'All lamps.' }],
};
const page = (title: string) => `---\ntitle: ${title}\ndescription: About it.\n---\n`;
const area: AreaSources = {
  config: { id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: 'All lamps.' },
  nav: [
    {
      pathname: '/lamps/parts/',
      subheader: 'Parts',
      children: [{ pathname: '/lamps/desk/' }, { pathname: '/lamps/wall/' }],
    },
  ],
  navFile: 'nav.ts',
  navText: '',
  contentDirectory: 'content',
  files: new Map([
    ['desk/page.md', page('Desk')],
    ['desk/page.zh.md', page('台灯')],
    ['wall/page.md', page('Wall')],
  ]),
  packages: new Set(),
  api: [],
  ownPages: [],
};
const sources = (labels: SiteSources['labels']): SiteSources => ({
  config,
  areas: [area],
  ...(labels && { labels }),
});

test('[A15] a group or product without a label is named with its language and its cure', () => {
  expect(checkLabels(sources({ zh: { Parts: '部件' } }))).toEqual([
    {
      code: 'label-missing',
      message: '"All lamps." has no label in "zh".',
      hint: 'Add "All lamps.": "…" to it.',
      file: 'apps/labels/zh.json',
    },
  ]);
  expect(checkLabels(sources(undefined))).toHaveLength(2);
});

test('[A15] groups are called by their labels, translated pages by their own titles', async () => {
  const labels = { zh: { Parts: '部件', 'All lamps.': '所有灯具。' } };
  const { areas, issues } = await planSite(sources(labels), async () => undefined);
  expect(issues).toEqual([]);
  expect(areas[0]?.labels).toEqual({
    zh: {
      nav: { '/lamps/parts/': '部件', '/lamps/desk/': '台灯' },
      areas: { lamps: '所有灯具。' },
    },
  });
});

test("the site's labels are files of its languages, each with the same texts", () => {
  const folder = new URL('../../../apps/labels/', import.meta.url);
  const files = readdirSync(folder).sort();
  expect(files).toEqual(
    site.languages
      .slice(1)
      .map(({ code }) => `${code}.json`)
      .sort(),
  );
  const texts = files.map((file) => {
    const { dictionary, issues } = parseTranslations(
      readFileSync(new URL(file, folder), 'utf8'),
      file,
    );
    expect(issues).toEqual([]);
    return Object.keys(dictionary).sort();
  });
  for (const own of texts) expect(own).toEqual(texts[0]);
});

import { expect, test } from 'vitest';
import { labelNav, labelSite } from './labels';

const nav = [
  {
    pathname: '/lamps/start/',
    title: 'Getting started',
    children: [{ pathname: '/lamps/' }, { pathname: '/lamps/desk/', linkProps: { rel: 'help' } }],
  },
  { pathname: '/lamps/parts/', subheader: 'Parts', children: [] },
];

test('[A15] groups and translated pages have their labels, the others say they are English', () => {
  const labels = { '/lamps/start/': '入门', '/lamps/': '概述', '/lamps/parts/': '部件' };
  expect(labelNav(nav, labels)).toEqual([
    {
      pathname: '/lamps/start/',
      title: '入门',
      children: [
        { pathname: '/lamps/', title: '概述' },
        { pathname: '/lamps/desk/', linkProps: { rel: 'help', lang: 'en' } },
      ],
    },
    { pathname: '/lamps/parts/', subheader: 'Parts', title: '部件', children: [] },
  ]);
});

test('in English, where there are no labels, all stays as it is', () => {
  const site = {
    name: 'Lamps',
    description: 'All about lamps.',
    origin: 'https://lamps.example',
    repository: 'https://lamps.example/code',
    languages: [{ code: 'en', direction: 'ltr' }] as const,
    areas: [{ id: 'lamps', name: 'Lamps', prefix: '/lamps/', description: 'Lamps.' }],
  };
  expect(labelNav(nav, undefined)).toBe(nav);
  expect(labelSite(site, undefined)).toBe(site);
  expect(labelSite(site, { lamps: '灯具。' }).areas[0]?.description).toBe('灯具。');
  expect(labelSite(site, {}).areas).toEqual(site.areas);
});

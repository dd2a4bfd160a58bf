import type { SiteConfig } from '@lectern/page-model';

/** What all areas share, and every page carries. An area is added here and as a folder beside this file. */
export const site: SiteConfig = {
  name: 'Lectern',
  description:
    'Documentation of Material UI, MUI System, Joy UI, MUI X and Toolpad Core, with every demo alive.',
  origin: 'https://lectern.example',
  repository: 'https://github.com/lectern-docs/lectern',
  playgrounds: {
    stackblitz: { endpoint: 'https://stackblitz.com/run' },
    codesandbox: { endpoint: 'https://codesandbox.io/api/v1/sandboxes/define' },
  },
  languages: [
    { code: 'en', direction: 'ltr' },
    { code: 'zh', direction: 'ltr' },
    { code: 'pt', direction: 'ltr' },
    { code: 'ar', direction: 'rtl' },
  ],
  areas: [
    {
      id: 'docs',
      name: 'Lectern',
      prefix: '/',
      description: 'The site itself: versions and notes.',
    },
    {
      id: 'material-ui',
      name: 'Material UI',
      prefix: '/material-ui/',
      start: '/material-ui/getting-started/',
      description: 'React components that follow Material Design 2.',
      version: '7.1.1',
      olderVersions: ['6', '5', '4'],
    },
    {
      id: 'joy-ui',
      name: 'Joy UI',
      prefix: '/joy-ui/',
      start: '/joy-ui/getting-started/',
      description: 'React components with a design language of their own, in beta.',
      version: '5.0.0-beta.49',
    },
    {
      id: 'system',
      name: 'MUI System',
      prefix: '/system/',
      start: '/system/getting-started/',
      description: 'CSS utilities for components that read a theme.',
      version: '7.1.1',
      olderVersions: ['6', '5', '4'],
    },
    {
      id: 'x',
      name: 'MUI X',
      prefix: '/x/',
      start: '/x/introduction/',
      description: 'Data grid, date pickers, charts and tree view.',
      version: '8.29.3',
    },
    {
      id: 'toolpad',
      name: 'Toolpad Core',
      prefix: '/toolpad/',
      start: '/toolpad/core/introduction/',
      description: 'Layout, navigation and authentication for dashboards.',
      version: '0.16.0',
    },
    {
      id: 'experiments',
      name: 'Experiments',
      prefix: '/experiments/docs/',
      start: '/experiments/docs/markdown/',
      description: 'Test pages of the documentation tools.',
    },
  ],
};

/** The configuration of one area. */
export function areaConfig(id: string) {
  const area = site.areas.find((candidate) => candidate.id === id);
  if (!area) throw new Error(`apps/site.config.ts has no area "${id}".`);
  return area;
}

import type { SiteConfig } from '@lectern/page-model';

/** What all areas share. An area is added here and as a folder beside this file. */
export const site: SiteConfig = {
  name: 'Lectern',
  description:
    'Documentation of Material UI, MUI System, Joy UI, MUI X and Toolpad Core, with every demo alive.',
  origin: 'https://lectern.example',
  repository: 'https://github.com/lectern-docs/lectern',
  languages: [
    { code: 'en', direction: 'ltr' },
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
      api: [
        {
          id: 'material-ui',
          name: 'Material UI',
          packages: ['@mui/material'],
          prefix: '/material-ui/api/',
          group: '/material-ui/api/',
          typePages: { Theme: '/material-ui/customization/theming/' },
        },
        {
          id: 'lab',
          name: 'Material UI Lab',
          packages: ['@mui/lab'],
          prefix: '/material-ui/api/',
          group: '/material-ui/api/',
          typePages: { Theme: '/material-ui/customization/theming/' },
        },
      ],
    },
    {
      id: 'joy-ui',
      name: 'Joy UI',
      prefix: '/joy-ui/',
      start: '/joy-ui/getting-started/',
      description: 'React components with a design language of their own, in beta.',
      version: '5.0.0-beta.49',
      api: [
        {
          id: 'joy-ui',
          name: 'Joy UI',
          packages: ['@mui/joy'],
          prefix: '/joy-ui/api/',
          group: '/joy-ui/api/',
          themePrefix: 'Joy',
        },
      ],
    },
    {
      id: 'system',
      name: 'MUI System',
      prefix: '/system/',
      start: '/system/getting-started/',
      description: 'CSS utilities for components that read a theme.',
      version: '7.1.1',
      olderVersions: ['6', '5', '4'],
      api: [
        {
          id: 'system',
          name: 'MUI System',
          packages: ['@mui/system'],
          prefix: '/system/api/',
          group: '/system/api/',
        },
      ],
    },
    {
      id: 'x',
      name: 'MUI X',
      prefix: '/x/',
      start: '/x/introduction/',
      description: 'Data grid, date pickers, charts and tree view.',
      version: '8.29.3',
      api: [
        {
          id: 'x-data-grid',
          name: 'Data Grid',
          packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
          prefix: '/x/api/data-grid/',
          group: '/x/api/data-grid/',
          typePages: { Theme: '/material-ui/customization/theming/' },
          interfaces: [
            'GridActionsColDef',
            'GridAggregationFunction',
            'GridAggregationFunctionDataSource',
            'GridApi',
            'GridCellParams',
            'GridColDef',
            'GridCsvExportOptions',
            'GridExcelExportOptions',
            'GridExportStateParams',
            'GridFilterItem',
            'GridFilterModel',
            'GridFilterOperator',
            'GridListViewColDef',
            'GridPrintExportOptions',
            'GridRenderContext',
            'GridRowClassNameParams',
            'GridRowOrderChangeParams',
            'GridRowParams',
            'GridRowSpacingParams',
            'GridSingleSelectColDef',
          ],
        },
        {
          id: 'x-date-pickers',
          name: 'Date and Time Pickers',
          packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
          prefix: '/x/api/date-pickers/',
          group: '/x/api/date-pickers/',
          typePages: { Theme: '/material-ui/customization/theming/' },
        },
        {
          id: 'x-charts',
          name: 'Charts',
          packages: ['@mui/x-charts', '@mui/x-charts-pro', '@mui/x-charts-premium'],
          prefix: '/x/api/charts/',
          group: '/x/api/charts/',
          typePages: { Theme: '/material-ui/customization/theming/' },
          interfaces: [
            'AxisConfig',
            'BarSeries',
            'ChartImageExportOptions',
            'ChartPrintExportOptions',
            'FunnelSeries',
            'HeatmapSeries',
            'LegendItemParams',
            'LineSeries',
            'PieSeries',
            'RadarSeries',
            'ScatterSeries',
          ],
        },
        {
          id: 'x-tree-view',
          name: 'Tree View',
          packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
          prefix: '/x/api/tree-view/',
          group: '/x/api/tree-view/',
          typePages: { Theme: '/material-ui/customization/theming/' },
        },
      ],
    },
    {
      id: 'toolpad',
      name: 'Toolpad Core',
      prefix: '/toolpad/',
      start: '/toolpad/core/introduction/',
      description: 'Layout, navigation and authentication for dashboards.',
      version: '0.16.0',
      api: [
        {
          id: 'toolpad',
          name: 'Toolpad Core',
          packages: ['@toolpad/core'],
          prefix: '/toolpad/core/api/',
          group: '/toolpad/core/api/',
          typePages: { Theme: '/material-ui/customization/theming/' },
        },
      ],
    },
    {
      id: 'experiments',
      name: 'Experiments',
      prefix: '/experiments/docs/',
      start: '/experiments/docs/markdown/',
      description: 'Test pages of the documentation tools.',
    },
  ],
  fonts: [
    {
      family: 'Roboto',
      source: '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2',
      weight: '100 900',
      preload: ['en', 'ar'],
    },
    {
      // Under the name that Material UI's themes ask for, so that demos have Arabic letters too.
      family: 'Roboto',
      source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
      weight: '100 900',
      unicodeRange:
        'U+0600-06FF, U+0750-077F, U+0870-088E, U+0890-0891, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
      preload: ['ar'],
    },
    {
      family: 'JetBrains Mono',
      source: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
      weight: '400',
      preload: ['en', 'ar'],
    },
  ],
};

/** The configuration of one area. */
export function areaConfig(id: string) {
  const area = site.areas.find((candidate) => candidate.id === id);
  if (!area) throw new Error(`apps/site.config.ts has no area "${id}".`);
  return area;
}

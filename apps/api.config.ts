import type { ApiLibrary } from '@lectern/page-model';

/**
 * Libraries whose API reference is read from their types, by the area that documents them. Apart from
 * the site's configuration, which every page carries.
 */
export const api: Readonly<Record<string, readonly ApiLibrary[]>> = {
  'material-ui': [
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
  'joy-ui': [
    {
      id: 'joy-ui',
      name: 'Joy UI',
      packages: ['@mui/joy'],
      prefix: '/joy-ui/api/',
      group: '/joy-ui/api/',
      themePrefix: 'Joy',
    },
  ],
  system: [
    {
      id: 'system',
      name: 'MUI System',
      packages: ['@mui/system'],
      prefix: '/system/api/',
      group: '/system/api/',
    },
  ],
  x: [
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
      unions: { AxisConfig: ['XAxis', 'YAxis'] },
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
  toolpad: [
    {
      id: 'toolpad',
      name: 'Toolpad Core',
      packages: ['@toolpad/core'],
      prefix: '/toolpad/core/api/',
      group: '/toolpad/core/api/',
      typePages: { Theme: '/material-ui/customization/theming/' },
    },
  ],
};

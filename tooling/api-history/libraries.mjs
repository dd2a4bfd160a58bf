const X_PEERS = {
  6: ['@mui/material@5.18.0', '@mui/system@5.18.0', '@types/react@18.3.31'],
  7: ['@mui/material@5.18.0', '@mui/system@5.18.0', '@types/react@18.3.31'],
  8: ['@mui/material@7.1.1', '@mui/system@7.1.1', '@types/react@19.3.0'],
};
const EMOTION = ['@emotion/react@11.14.0', '@emotion/styled@11.14.1'];
const majorOf = (version) => Number.parseInt(version, 10);
const materialPeers = (version) => [
  majorOf(version) < 7 ? '@types/react@18.3.31' : '@types/react@19.3.0',
  ...EMOTION,
];
const xPeers = (version) => [...X_PEERS[majorOf(version)], ...EMOTION];

/**
 * Libraries with a history: their packages, the first of which names the versions, the first major
 * that is read, and the documented version. `peersFor` names what the types of a version need beside
 * them, as it was at its time.
 *
 * Joy UI and @mui/lab are not here: they were only ever published as pre-releases, which set no dates.
 */
export const libraries = [
  {
    id: 'material-ui',
    packages: ['@mui/material'],
    // Under its name of that time: it tells what 5.0 brought.
    before: {
      version: '4.12.4',
      packages: [{ name: '@material-ui/core', version: '4.12.4' }],
      peers: ['@types/react@17.0.93'],
    },
    from: 5,
    to: '7.1.1',
    peersFor: materialPeers,
  },
  { id: 'system', packages: ['@mui/system'], from: 5, to: '7.1.1', peersFor: materialPeers },
  {
    id: 'x-data-grid',
    packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'],
    from: 6,
    to: '8.29.3',
    peersFor: xPeers,
  },
  {
    id: 'x-date-pickers',
    packages: ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'],
    from: 6,
    to: '8.29.5',
    peersFor: xPeers,
  },
  {
    id: 'x-charts',
    packages: ['@mui/x-charts', '@mui/x-charts-pro', '@mui/x-charts-premium'],
    from: 6,
    to: '8.29.3',
    peersFor: xPeers,
  },
  {
    id: 'x-tree-view',
    packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
    from: 6,
    to: '8.29.3',
    peersFor: xPeers,
  },
  {
    id: 'toolpad',
    packages: ['@toolpad/core'],
    from: 0,
    to: '0.16.0',
    peersFor: () => [
      '@mui/material@7.1.1',
      '@mui/system@7.1.1',
      '@mui/icons-material@7.1.1',
      '@types/react@19.3.0',
      ...EMOTION,
    ],
  },
];

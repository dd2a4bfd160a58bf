/**
 * The projects that are built: one for each kind of demo and library. One with `alone` gets an
 * installation of its own, as a reader makes one; the others share theirs.
 *
 * @type {readonly { demo: string, language: 'ts' | 'js', alone?: true }[]}
 */
export const chosen = [
  // A data grid, alone and beside a module with its rows.
  { demo: 'x/react-data-grid/StockEditor', language: 'ts', alone: true },
  { demo: 'x/react-data-grid/CrewDirectory', language: 'js' },
  // A date picker, whose adapter needs a library of dates.
  { demo: 'sample/ReturnDay', language: 'ts' },
  { demo: 'sample/ReturnDay', language: 'js' },
  // Icons; the lab; a cache of styles; a theme in a module.
  { demo: 'material-ui/react-app-bar/ResponsiveMuseumBar', language: 'ts' },
  { demo: 'material-ui/react-timeline/ParcelJourney', language: 'ts' },
  { demo: 'material-ui/customization/css-layers/TownSign', language: 'js' },
  { demo: 'material-ui/customization/density/ParishRegister', language: 'ts' },
  // The other libraries.
  { demo: 'joy-ui/react-button/BasketButtons', language: 'js', alone: true },
  { demo: 'joy-ui/react-button/TextStyleToggle', language: 'ts' },
  { demo: 'system/getting-started/OwnTheme', language: 'ts' },
  { demo: 'system/getting-started/the-sx-prop/SeatPicker', language: 'js' },
  { demo: 'toolpad/core/react-dashboard-layout/HarbourDashboard', language: 'ts' },
];

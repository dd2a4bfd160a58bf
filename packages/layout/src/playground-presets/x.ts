import type { PlaygroundPreset } from '../playground-code';

/** What stands in the components of MUI X. */
export const X_PRESETS: Readonly<Record<string, PlaygroundPreset>> = {
  DataGrid: {
    props: {
      columns: '[{ field: "ship", flex: 1 }, { field: "berth", type: "number" }]',
      rows: '[{ id: 1, ship: "Alma", berth: 4 }, { id: 2, ship: "Brigg", berth: 2 }]',
    },
    around: ['<div style={{ height: 320 }}>', '</div>'],
  },
};

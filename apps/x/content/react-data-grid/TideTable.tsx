import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const tides = [
  { id: '00:42', height: 0.4 },
  { id: '06:55', height: 1.3 },
  { id: '13:08', height: 0.2 },
  { id: '19:31', height: 1.5 },
];

const columns: GridColDef<(typeof tides)[number]>[] = [
  { field: 'id', headerName: 'Time', width: 90 },
  {
    field: 'tide',
    headerName: 'Tide',
    flex: 1,
    minWidth: 90,
    valueGetter: (_value, row) => (row.height > 1 ? 'High' : 'Low'),
  },
  {
    field: 'height',
    headerName: 'Height',
    type: 'number',
    valueFormatter: (value: number) => `${value.toFixed(1)} m`,
  },
];

export default function TideTable() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, height: 188 }}>
      <DataGrid
        aria-label="Tides on Monday"
        rows={tides}
        columns={columns}
        density="compact"
        hideFooter
        disableColumnMenu
        getRowClassName={({ row }) => (row.height > 1 ? 'high' : '')}
        sx={{
          border: 0,
          [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
          [`& .${gridClasses.row}.high`]: {
            color: 'primary.main',
            fontWeight: 'fontWeightBold',
          },
          [`& .${gridClasses.cell}`]: { border: 0 },
        }}
      />
    </Box>
  );
}

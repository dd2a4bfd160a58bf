import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { crew } from './crew';
import type { Person } from './crew';

const date = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'role',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Deck', 'Engine', 'Galley'],
    width: 110,
  },
  { field: 'port', headerName: 'Home port', width: 120 },
  {
    field: 'since',
    headerName: 'Since',
    type: 'date',
    width: 130,
    valueFormatter: (value: Date) => date.format(value),
  },
  { field: 'onBoard', headerName: 'On board', type: 'boolean', width: 110 },
];

export default function CrewDirectory() {
  return (
    <Box sx={{ width: '100%', height: 476 }}>
      <DataGrid
        label="Crew"
        showToolbar
        rows={crew}
        columns={columns}
        pageSizeOptions={[6, 12]}
        initialState={{
          pagination: { paginationModel: { pageSize: 6 } },
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          columns: { columnVisibilityModel: { port: false } },
        }}
      />
    </Box>
  );
}
